-- AlterTable
ALTER TABLE "leads" ADD COLUMN     "quiz_name" TEXT;

-- AlterTable
ALTER TABLE "quiz_sessions" ADD COLUMN     "chat_session_id" TEXT;

-- What Prisma cannot say.

-- Sessions that were begun and never completed, for the job that takes them away after a time: few among many.
CREATE INDEX "quiz_sessions_open_idx" ON "quiz_sessions" ("created_at") WHERE "completed_at" IS NULL;

-- That job says so in its transaction: where people leave a quiz must not be forgotten with those who left, or every
-- quiz would seem to be completed by everybody who began it a month ago.
CREATE OR REPLACE FUNCTION remove_quiz_question_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('quizzes.keep_question_counts', true) = 'on' THEN
    RETURN NULL;
  END IF;
  -- Locked by key first, as the inserts do: two orders make a deadlock.
  PERFORM 1 FROM "quiz_question_counts" c
  WHERE (c."tenant_id", c."quiz_id") IN (SELECT "tenant_id", "quiz_id" FROM removed)
  ORDER BY c."tenant_id", c."quiz_id", c."question_id" FOR UPDATE;
  -- No insert: where the tenant itself goes, its counters have gone already.
  UPDATE "quiz_question_counts" c SET "count" = c."count" - r.n
  FROM (
    SELECT "tenant_id", "quiz_id", k, count(*) AS n FROM (
      SELECT "tenant_id", "quiz_id", '' AS k FROM removed
      UNION ALL SELECT "tenant_id", "quiz_id", jsonb_object_keys("answers") FROM removed
    ) answered GROUP BY 1, 2, 3
  ) r
  WHERE c."tenant_id" = r."tenant_id" AND c."quiz_id" = r."quiz_id" AND c."question_id" = r.k;
  RETURN NULL;
END $$;
