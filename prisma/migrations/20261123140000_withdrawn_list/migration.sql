-- What Prisma cannot say.

-- Customers rarely withdraw, so this index stays small: it lists and counts the withdrawn ones, which are stored as
-- rejected but are shown apart from what the business rejected.
CREATE INDEX "submissions_withdrawn_idx" ON "submissions" ("tenant_id", "created_at" DESC, "id" DESC) WHERE "withdrawn_at" IS NOT NULL;
