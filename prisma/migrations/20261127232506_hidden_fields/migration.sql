-- Both have constant defaults, so that no row is written again.
ALTER TABLE "quizzes" ADD COLUMN "hidden_fields" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "quiz_sessions" ADD COLUMN "fields" JSONB NOT NULL DEFAULT '{}';
