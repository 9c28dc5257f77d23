-- What Prisma cannot say.

-- Few rows: they go after 30 days, and most sessions never have the mark.
CREATE INDEX "quiz_sessions_partial_lead_idx" ON "quiz_sessions" ("tenant_id", "created_at" DESC, "id" DESC)
  WHERE "partial_lead" AND "completed_at" IS NULL;
