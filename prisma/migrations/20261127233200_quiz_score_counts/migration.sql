-- What Prisma cannot say.

-- Before the counters, as every writer: another host may be running. Its readers go on.
LOCK TABLE "quiz_sessions" IN SHARE ROW EXCLUSIVE MODE;

-- From what every version of the product stores, so that sessions of before and of a host that is not upgraded yet count.
CREATE FUNCTION quiz_possible(result JSONB) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(sum(round((c ->> 'possible')::numeric * 10)), 0)::bigint
  FROM jsonb_array_elements(CASE jsonb_typeof(result -> 'categories') WHEN 'array' THEN result -> 'categories' ELSE '[]' END) c
$$;

INSERT INTO "quiz_score_counts" ("tenant_id", "quiz_id", "possible", "score", "count")
SELECT "tenant_id", "quiz_id", quiz_possible("result"), ("percentage" * 10)::smallint, count(*)
FROM "quiz_sessions" WHERE "completed_at" IS NOT NULL GROUP BY 1, 2, 3, 4;

-- The names of the triggers come between those of the other counters, so that each change locks them in one order; the
-- rows of one are locked in the order of their key.
CREATE FUNCTION add_quiz_score_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quiz_score_counts" AS c ("tenant_id", "quiz_id", "possible", "score", "count")
  SELECT "tenant_id", "quiz_id", quiz_possible("result"), ("percentage" * 10)::smallint, count(*)
  FROM added WHERE "completed_at" IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT ("tenant_id", "quiz_id", "possible", "score") DO UPDATE SET "count" = c."count" + excluded."count";
  RETURN NULL;
END $$;

CREATE FUNCTION change_quiz_score_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quiz_score_counts" AS c ("tenant_id", "quiz_id", "possible", "score", "count")
  SELECT "tenant_id", "quiz_id", quiz_possible("result"), ("percentage" * 10)::smallint, sum(n) FROM (
    SELECT "tenant_id", "quiz_id", "result", "percentage", 1 AS n FROM added WHERE "completed_at" IS NOT NULL
    UNION ALL SELECT "tenant_id", "quiz_id", "result", "percentage", -1 FROM removed WHERE "completed_at" IS NOT NULL
  ) changed GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT ("tenant_id", "quiz_id", "possible", "score") DO UPDATE SET "count" = c."count" + excluded."count";
  RETURN NULL;
END $$;

CREATE FUNCTION remove_quiz_score_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "quiz_score_counts" c
  WHERE (c."tenant_id", c."quiz_id") IN (SELECT "tenant_id", "quiz_id" FROM removed WHERE "completed_at" IS NOT NULL)
  ORDER BY c."tenant_id", c."quiz_id", c."possible", c."score" FOR UPDATE;
  -- No insert: where the tenant itself goes, its counters have gone already.
  UPDATE "quiz_score_counts" c SET "count" = c."count" - r.n
  FROM (
    SELECT "tenant_id", "quiz_id", quiz_possible("result") AS possible, ("percentage" * 10)::smallint AS score, count(*) AS n
    FROM removed WHERE "completed_at" IS NOT NULL GROUP BY 1, 2, 3, 4
  ) r
  WHERE c."tenant_id" = r."tenant_id" AND c."quiz_id" = r."quiz_id" AND c."possible" = r.possible AND c."score" = r.score;
  RETURN NULL;
END $$;

CREATE TRIGGER "quiz_sessions_scores_added" AFTER INSERT ON "quiz_sessions"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_quiz_score_counts();
CREATE TRIGGER "quiz_sessions_scores_changed" AFTER UPDATE ON "quiz_sessions"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION change_quiz_score_counts();
CREATE TRIGGER "quiz_sessions_scores_removed" AFTER DELETE ON "quiz_sessions"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_quiz_score_counts();
