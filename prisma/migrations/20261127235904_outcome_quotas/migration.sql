-- AlterTable
ALTER TABLE "quizzes" ADD COLUMN "outcome_quotas" JSONB NOT NULL DEFAULT '{}';
