-- Both have constant defaults, so that no row is written again.
ALTER TABLE "tenants" ADD COLUMN "hidden_fields" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "submissions" ADD COLUMN "fields" JSONB NOT NULL DEFAULT '{}';
