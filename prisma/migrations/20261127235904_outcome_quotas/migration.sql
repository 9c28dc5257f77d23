-- AlterTable
ALTER TABLE "quizzes" ADD COLUMN "outcome_quotas" JSONB NOT NULL DEFAULT '{}';

-- What Prisma cannot say.

-- Finds whether an outcome is full without reading the quiz's other sessions.
CREATE INDEX "quiz_sessions_outcome_idx" ON "quiz_sessions" ("quiz_id", ("result" #>> '{outcome,id}'))
  WHERE "completed_at" IS NOT NULL;
