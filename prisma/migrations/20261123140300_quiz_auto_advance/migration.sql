-- Choosing an answer continues to the next question, unless the business switches it off.
ALTER TABLE "quizzes" ADD COLUMN "auto_advance" BOOLEAN NOT NULL DEFAULT true;
