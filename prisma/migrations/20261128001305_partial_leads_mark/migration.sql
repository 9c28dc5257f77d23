-- A constant default, so that no row is written again.
ALTER TABLE "quiz_sessions" ADD COLUMN "partial_lead" BOOLEAN NOT NULL DEFAULT false;
