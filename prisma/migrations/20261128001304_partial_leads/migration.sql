-- AlterTable
ALTER TABLE "quizzes" ADD COLUMN "keep_partial_leads" BOOLEAN NOT NULL DEFAULT false;
