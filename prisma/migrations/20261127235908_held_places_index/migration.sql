-- What Prisma cannot say.

-- Who holds a place in a quiz with a limit: quiz_closed() reads the sessions of the last hour, not of 30 days.
CREATE INDEX "quiz_sessions_places_idx" ON "quiz_sessions" ("tenant_id", "quiz_id", "touched_at")
  WHERE "completed_at" IS NULL;
