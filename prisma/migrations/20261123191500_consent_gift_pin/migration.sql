-- First what takes long, so that no lock on tenants waits for it.

-- AlterTable
ALTER TABLE "submissions" ADD COLUMN     "gift_offered" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "pinned_at" TIMESTAMPTZ(3);

-- A customer who downloaded a gift was offered one. Of older testimonials nothing else is known.
UPDATE "submissions" SET "gift_offered" = true WHERE "id" IN (SELECT "submission_id" FROM "gift_downloads");

-- A business pins few. They are read before its newest, which have an index of their own.
CREATE INDEX "submissions_pinned_idx" ON "submissions" ("tenant_id", "pinned_at" DESC, "id" DESC) WHERE "pinned_at" IS NOT NULL;

-- CreateEnum
CREATE TYPE "ConsentKind" AS ENUM ('video', 'written');

-- CreateTable
CREATE TABLE "consent_texts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "kind" "ConsentKind" NOT NULL,
    "number" INTEGER NOT NULL,
    "version" TEXT NOT NULL,
    "text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" UUID,

    CONSTRAINT "consent_texts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "consent_texts_created_by_id_idx" ON "consent_texts"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "consent_texts_tenant_id_kind_number_key" ON "consent_texts"("tenant_id", "kind", "number");

-- CreateIndex
CREATE UNIQUE INDEX "consent_texts_tenant_id_kind_version_key" ON "consent_texts"("tenant_id", "kind", "version");

-- AddForeignKey
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "gift_disclosure" TEXT,
ADD COLUMN     "recording_prompts" TEXT[] DEFAULT ARRAY[]::TEXT[];
