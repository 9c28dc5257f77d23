-- A constant default, so that no row is written again.
ALTER TABLE "quiz_sessions" ADD COLUMN "fields" JSONB NOT NULL DEFAULT '{}';
