-- What Prisma cannot say.

CREATE FUNCTION quiz_worth(worth JSONB) RETURNS TABLE (k TEXT, x BIGINT, y BIGINT, same BIGINT) LANGUAGE sql IMMUTABLE AS $$
  SELECT '', 0, 0, 0 WHERE jsonb_typeof(worth) = 'object'
  UNION ALL SELECT key, (value ->> 0)::bigint, (value ->> 1)::bigint, (value ->> 2)::bigint
  FROM jsonb_each(CASE jsonb_typeof(worth) WHEN 'object' THEN worth ELSE '{}' END)
$$;

-- The names of the triggers come last, so that each change locks the counters in one order; the rows of one are locked in
-- the order of their key. A session without its part, as a host that is not upgraded yet completes it, changes nothing.
CREATE FUNCTION add_quiz_question_worth() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quiz_question_worth" AS c
    ("tenant_id", "quiz_id", "version_id", "question_id", "n", "x", "y", "xx", "yy", "xy", "same")
  SELECT a."tenant_id", a."quiz_id", a."version_id", w.k,
    count(*), sum(w.x), sum(w.y), sum(w.x * w.x), sum(w.y * w.y), sum(w.x * w.y), sum(w.same)
  FROM added a CROSS JOIN LATERAL quiz_worth(a."worth") w GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT ("tenant_id", "quiz_id", "version_id", "question_id") DO UPDATE SET "n" = c."n" + excluded."n",
    "x" = c."x" + excluded."x", "y" = c."y" + excluded."y", "xx" = c."xx" + excluded."xx", "yy" = c."yy" + excluded."yy",
    "xy" = c."xy" + excluded."xy", "same" = c."same" + excluded."same";
  RETURN NULL;
END $$;

CREATE FUNCTION change_quiz_question_worth() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quiz_question_worth" AS c
    ("tenant_id", "quiz_id", "version_id", "question_id", "n", "x", "y", "xx", "yy", "xy", "same")
  SELECT "tenant_id", "quiz_id", "version_id", k,
    sum(n), sum(n * x), sum(n * y), sum(n * x * x), sum(n * y * y), sum(n * x * y), sum(n * same)
  FROM (
    SELECT a."tenant_id", a."quiz_id", a."version_id", w.*, 1 AS n FROM added a CROSS JOIN LATERAL quiz_worth(a."worth") w
    UNION ALL
    SELECT r."tenant_id", r."quiz_id", r."version_id", w.*, -1 FROM removed r CROSS JOIN LATERAL quiz_worth(r."worth") w
  ) changed GROUP BY 1, 2, 3, 4
  HAVING sum(n) <> 0 OR sum(n * x) <> 0 OR sum(n * y) <> 0 OR sum(n * x * x) <> 0 OR sum(n * y * y) <> 0
    OR sum(n * x * y) <> 0 OR sum(n * same) <> 0
  ORDER BY 1, 2, 3, 4
  ON CONFLICT ("tenant_id", "quiz_id", "version_id", "question_id") DO UPDATE SET "n" = c."n" + excluded."n",
    "x" = c."x" + excluded."x", "y" = c."y" + excluded."y", "xx" = c."xx" + excluded."xx", "yy" = c."yy" + excluded."yy",
    "xy" = c."xy" + excluded."xy", "same" = c."same" + excluded."same";
  RETURN NULL;
END $$;

CREATE FUNCTION remove_quiz_question_worth() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "quiz_question_worth" c
  WHERE (c."tenant_id", c."quiz_id", c."version_id") IN (
    SELECT "tenant_id", "quiz_id", "version_id" FROM removed WHERE "worth" IS NOT NULL)
  ORDER BY c."tenant_id", c."quiz_id", c."version_id", c."question_id" FOR UPDATE;
  -- No insert: where the tenant itself goes, its counters have gone already.
  UPDATE "quiz_question_worth" c SET "n" = c."n" - r.n, "x" = c."x" - r.x, "y" = c."y" - r.y, "xx" = c."xx" - r.xx,
    "yy" = c."yy" - r.yy, "xy" = c."xy" - r.xy, "same" = c."same" - r.same
  FROM (
    SELECT d."tenant_id", d."quiz_id", d."version_id", w.k, count(*) AS n, sum(w.x) AS x, sum(w.y) AS y,
      sum(w.x * w.x) AS xx, sum(w.y * w.y) AS yy, sum(w.x * w.y) AS xy, sum(w.same) AS same
    FROM removed d CROSS JOIN LATERAL quiz_worth(d."worth") w GROUP BY 1, 2, 3, 4
  ) r
  WHERE c."tenant_id" = r."tenant_id" AND c."quiz_id" = r."quiz_id" AND c."version_id" = r."version_id"
    AND c."question_id" = r.k;
  RETURN NULL;
END $$;

CREATE TRIGGER "quiz_sessions_worth_added" AFTER INSERT ON "quiz_sessions"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_quiz_question_worth();
CREATE TRIGGER "quiz_sessions_worth_changed" AFTER UPDATE ON "quiz_sessions"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION change_quiz_question_worth();
CREATE TRIGGER "quiz_sessions_worth_removed" AFTER DELETE ON "quiz_sessions"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_quiz_question_worth();
