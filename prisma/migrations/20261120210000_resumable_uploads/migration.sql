-- CreateTable
CREATE TABLE "uploads" (
    "id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "address_key" TEXT NOT NULL,
    "length" INTEGER NOT NULL,
    "offset" INTEGER NOT NULL DEFAULT 0,
    "metadata" TEXT,
    "sha256" TEXT,
    "submission_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_parts" (
    "upload_id" UUID NOT NULL,
    "start" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,
    "object_key" TEXT NOT NULL,

    CONSTRAINT "upload_parts_pkey" PRIMARY KEY ("upload_id","start")
);

-- CreateIndex
CREATE INDEX "uploads_address_key_idx" ON "uploads"("address_key");

-- CreateIndex
CREATE INDEX "uploads_expires_at_idx" ON "uploads"("expires_at");

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "uploads"("id") ON DELETE CASCADE ON UPDATE CASCADE;
