-- What Prisma cannot say.

-- How many sessions began ('') and how many hold an answer to each question. In the database, as quiz_session_counts is:
-- answers come one by one, are taken back, and go with a person who is erased. The names of the triggers come after those
-- of quiz_session_counts, so that whatever touches both kinds of counters locks them in one order.
CREATE FUNCTION add_quiz_question_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quiz_question_counts" AS c ("tenant_id", "quiz_id", "question_id", "count")
  SELECT "tenant_id", "quiz_id", k, count(*) FROM (
    SELECT "tenant_id", "quiz_id", '' AS k FROM added
    UNION ALL SELECT "tenant_id", "quiz_id", jsonb_object_keys("answers") FROM added
  ) answered GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("tenant_id", "quiz_id", "question_id") DO UPDATE SET "count" = c."count" + excluded."count";
  RETURN NULL;
END $$;

CREATE FUNCTION change_quiz_question_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quiz_question_counts" AS c ("tenant_id", "quiz_id", "question_id", "count")
  SELECT "tenant_id", "quiz_id", k, sum(n) FROM (
    SELECT "tenant_id", "quiz_id", jsonb_object_keys("answers") AS k, 1 AS n FROM added
    UNION ALL SELECT "tenant_id", "quiz_id", jsonb_object_keys("answers"), -1 FROM removed
  ) answered GROUP BY 1, 2, 3 HAVING sum(n) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT ("tenant_id", "quiz_id", "question_id") DO UPDATE SET "count" = c."count" + excluded."count";
  RETURN NULL;
END $$;

CREATE FUNCTION remove_quiz_question_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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

CREATE TRIGGER "quiz_sessions_tally_added" AFTER INSERT ON "quiz_sessions"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_quiz_question_counts();
CREATE TRIGGER "quiz_sessions_tally_changed" AFTER UPDATE ON "quiz_sessions"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION change_quiz_question_counts();
CREATE TRIGGER "quiz_sessions_tally_removed" AFTER DELETE ON "quiz_sessions"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_quiz_question_counts();
