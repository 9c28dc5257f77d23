-- AlterTable
ALTER TABLE "quizzes" ADD COLUMN "closes_at" TIMESTAMPTZ(3), ADD COLUMN "response_limit" INTEGER,
  ADD COLUMN "closed_message" TEXT NOT NULL DEFAULT '';

-- What Prisma cannot say.

-- Why no visitor can begin the quiz now: 'date', 'full', or NULL. Who completed it takes a place, and who is at it holds
-- one until an hour after the last answer. The caller that lets someone in holds a lock (lib/quizzes/limits).
CREATE FUNCTION quiz_closed(tenant UUID, quiz UUID, closes TIMESTAMPTZ, places INTEGER)
RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN closes <= now() THEN 'date'
    WHEN places IS NULL THEN NULL
    WHEN places <= (
      SELECT coalesce(sum(c."count"), 0) FROM "quiz_session_counts" c
      WHERE c."tenant_id" = tenant AND c."quiz_id" = quiz
    ) + (
      SELECT count(*) FROM "quiz_sessions" s
      WHERE s."tenant_id" = tenant AND s."quiz_id" = quiz AND s."completed_at" IS NULL
        AND s."touched_at" > now() - interval '1 hour'
    ) THEN 'full'
  END
$$;
