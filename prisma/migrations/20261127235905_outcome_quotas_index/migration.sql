-- What Prisma cannot say.

-- Finds whether an outcome is full without reading the quiz's other sessions. Apart from any ALTER TABLE, so that readers
-- go on while it is built.
CREATE INDEX "quiz_sessions_outcome_idx" ON "quiz_sessions" ("quiz_id", ("result" #>> '{outcome,id}'))
  WHERE "completed_at" IS NOT NULL;
