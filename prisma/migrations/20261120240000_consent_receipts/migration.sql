-- AlterTable
ALTER TABLE "submissions" ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "consent_records" ADD COLUMN     "token_hash" TEXT;

-- AlterTable
ALTER TABLE "mail_deliveries" ADD COLUMN     "reply_to" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "consent_records_token_hash_key" ON "consent_records"("token_hash");

-- What Prisma cannot say.

-- No write path can make a withdrawn testimonial public again, not even one that is written later.
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_withdrawn_is_rejected"
  CHECK ("withdrawn_at" IS NULL OR "status" = 'rejected');
