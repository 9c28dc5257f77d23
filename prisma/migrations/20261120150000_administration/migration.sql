-- AlterTable
ALTER TABLE "users" ADD COLUMN     "last_signed_in_at" TIMESTAMPTZ(3),
ALTER COLUMN "password_hash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "email_error" TEXT,
ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "mail_deliveries" ADD COLUMN     "about_email" TEXT;

-- CreateTable
CREATE TABLE "erasure_receipts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "email_fingerprint" TEXT NOT NULL,
    "counts" JSONB NOT NULL,
    "erased_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erasure_receipts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "erasure_receipts_tenant_id_created_at_id_idx" ON "erasure_receipts"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submissions_tenant_id_email_idx" ON "submissions"("tenant_id", "email");

-- CreateIndex
CREATE INDEX "mail_deliveries_tenant_id_to_address_idx" ON "mail_deliveries"("tenant_id", "to_address");

-- CreateIndex
CREATE INDEX "mail_deliveries_tenant_id_about_email_idx" ON "mail_deliveries"("tenant_id", "about_email");

-- AddForeignKey
ALTER TABLE "erasure_receipts" ADD CONSTRAINT "erasure_receipts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

-- Search by any part of a name, a slug or a notify e-mail, over thousands of tenants. Old rows are folded as well as the
-- database can; the application folds them anew with their next save.
UPDATE "tenants" SET "search_text" = lower(concat_ws(' ', "name", "slug", "notify_email"));
CREATE INDEX "tenants_search_text_idx" ON "tenants" USING gin ("search_text" gin_trgm_ops);

-- Notifications written until now name their person in the text alone.
UPDATE "mail_deliveries" SET "about_email" = lower(substring("text" FROM '\(([^[:space:](),]+@[^[:space:](),]+)'))
WHERE "kind" = 'submission.received';
