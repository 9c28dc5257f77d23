ALTER TABLE "tenants" ADD COLUMN "show_transcript" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "tenants" ADD COLUMN "show_more_testimonials" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "tenants" ADD COLUMN "website_url" TEXT;
ALTER TABLE "captions" ADD COLUMN "headline" TEXT;

-- The newest that a business shows below another one. Without it, a business that approved a million and shared none
-- would have them all read for each visitor.
CREATE INDEX "submissions_listed_idx" ON "submissions" ("tenant_id", "created_at" DESC, "id" DESC)
WHERE "status" = 'approved' AND "shared_at" IS NOT NULL AND "withdrawn_at" IS NULL;
