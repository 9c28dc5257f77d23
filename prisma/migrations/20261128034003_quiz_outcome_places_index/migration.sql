-- What Prisma cannot say.

-- How many reached an outcome with a quota: the lock on its places is held meanwhile, and no other session is read.
CREATE INDEX "quiz_sessions_outcome_idx" ON "quiz_sessions" ("tenant_id", "quiz_id", ("result" #>> '{outcome,id}'))
  WHERE "completed_at" IS NOT NULL;
