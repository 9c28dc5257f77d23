-- CreateTable
CREATE TABLE "address_changes" (
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "address_changes_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "address_changes_expires_at_idx" ON "address_changes"("expires_at");

-- AddForeignKey
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
