-- CreateEnum
CREATE TYPE "CaptionsState" AS ENUM ('processing', 'draft', 'approved', 'failed');

-- CreateEnum
CREATE TYPE "CaptionsOrigin" AS ENUM ('transcribed', 'written', 'uploaded');

-- CreateTable
CREATE TABLE "captions" (
    "submission_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "vtt" TEXT NOT NULL DEFAULT '',
    "cue_count" INTEGER NOT NULL DEFAULT 0,
    "language" TEXT NOT NULL,
    "origin" "CaptionsOrigin" NOT NULL,
    "state" "CaptionsState" NOT NULL,
    "error" TEXT,
    "charged_seconds" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "captions_pkey" PRIMARY KEY ("submission_id")
);

-- CreateIndex
CREATE INDEX "captions_tenant_id_idx" ON "captions"("tenant_id");

-- AddForeignKey
ALTER TABLE "captions" ADD CONSTRAINT "captions_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "captions" ADD CONSTRAINT "captions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
