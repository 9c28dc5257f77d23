-- Constant defaults, so that no row is written again; what fills them comes apart, because this stops every reader.
ALTER TABLE "quiz_versions" ADD COLUMN "outline" JSONB NOT NULL DEFAULT '[]', ADD COLUMN "scored_as" TEXT NOT NULL DEFAULT '';
