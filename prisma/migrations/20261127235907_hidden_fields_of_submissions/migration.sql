-- A constant default, so that no row is written again.
ALTER TABLE "submissions" ADD COLUMN "fields" JSONB NOT NULL DEFAULT '{}';
