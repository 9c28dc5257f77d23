ALTER TABLE "quiz_sessions" ADD COLUMN "language" TEXT;
