-- What Prisma cannot say.

-- The list of a business's texts. Without it, one text among a million videos would be found by reading them all.
CREATE INDEX "submissions_written_idx" ON "submissions" ("tenant_id", "created_at" DESC, "id" DESC) WHERE "kind" = 'written';

-- A badge's average, which any page on the web may ask for.
CREATE INDEX "submissions_stars_idx" ON "submissions" ("tenant_id", "stars") WHERE "stars" IS NOT NULL AND "status" = 'approved' AND "withdrawn_at" IS NULL;
