-- Before the counters, as every writer: another host may be running. Its readers go on.
LOCK TABLE "quiz_sessions" IN SHARE ROW EXCLUSIVE MODE;

CREATE FUNCTION quiz_tally(answers JSONB, path TEXT[], completed BOOLEAN)
RETURNS TABLE (k TEXT, n INT, met INT, passed INT) LANGUAGE sql IMMUTABLE AS $$
  SELECT '', 1, 0, completed::int
  UNION ALL SELECT key, 1, 0, 0 FROM jsonb_object_keys(answers) key WHERE path = '{}' OR key = ANY(path)
  UNION ALL SELECT id, 0, 1, (completed OR answers ? id OR place < cardinality(path))::int
  FROM unnest(path) WITH ORDINALITY AS p(id, place)
$$;

CREATE TEMPORARY TABLE "told" ON COMMIT DROP AS
  SELECT s."tenant_id", s."quiz_id", s."version_id", t.k, sum(t.n) AS n, sum(t.passed) AS passed
  FROM "quiz_sessions" s CROSS JOIN LATERAL quiz_tally(s."answers", s."path", s."completed_at" IS NOT NULL) t
  GROUP BY 1, 2, 3, 4;

-- What is left of sessions that were deleted as abandoned has no version any more: the newest one takes it.
UPDATE "quiz_question_counts" c SET "version_id" = coalesce(
  (SELECT v."id" FROM "quiz_versions" v WHERE v."quiz_id" = c."quiz_id" ORDER BY v."created_at" DESC, v."id" LIMIT 1),
  '00000000-0000-0000-0000-000000000000');
ALTER TABLE "quiz_question_counts" DROP CONSTRAINT "quiz_question_counts_pkey";
ALTER TABLE "quiz_question_counts" ALTER COLUMN "version_id" SET NOT NULL,
  ADD CONSTRAINT "quiz_question_counts_pkey" PRIMARY KEY ("tenant_id", "quiz_id", "version_id", "question_id");

UPDATE "quiz_question_counts" c SET "count" = greatest(0, c."count" - o.n)
FROM (
  SELECT t."quiz_id", c."version_id", t.k, sum(t.n) AS n FROM "told" t
  JOIN "quiz_question_counts" c ON c."tenant_id" = t."tenant_id" AND c."quiz_id" = t."quiz_id" AND c."question_id" = t.k
  WHERE c."version_id" <> t."version_id" GROUP BY 1, 2, 3
) o
WHERE c."quiz_id" = o."quiz_id" AND c."version_id" = o."version_id" AND c."question_id" = o.k;
INSERT INTO "quiz_question_counts" AS c ("tenant_id", "quiz_id", "version_id", "question_id", "count", "passed")
SELECT "tenant_id", "quiz_id", "version_id", k, n, passed FROM "told"
ON CONFLICT ("tenant_id", "quiz_id", "version_id", "question_id") DO UPDATE SET "passed" = excluded."passed";

CREATE OR REPLACE FUNCTION add_quiz_question_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quiz_question_counts" AS c ("tenant_id", "quiz_id", "version_id", "question_id", "count", "met", "passed")
  SELECT a."tenant_id", a."quiz_id", a."version_id", t.k, sum(t.n), sum(t.met), sum(t.passed)
  FROM added a CROSS JOIN LATERAL quiz_tally(a."answers", a."path", a."completed_at" IS NOT NULL) t
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT ("tenant_id", "quiz_id", "version_id", "question_id") DO UPDATE SET "count" = c."count" + excluded."count",
    "met" = c."met" + excluded."met", "passed" = c."passed" + excluded."passed";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION change_quiz_question_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quiz_question_counts" AS c ("tenant_id", "quiz_id", "version_id", "question_id", "count", "met", "passed")
  SELECT "tenant_id", "quiz_id", "version_id", k, sum(n), sum(met), sum(passed) FROM (
    SELECT a."tenant_id", a."quiz_id", a."version_id", t.k, t.n, t.met, t.passed
    FROM added a CROSS JOIN LATERAL quiz_tally(a."answers", a."path", a."completed_at" IS NOT NULL) t
    UNION ALL SELECT r."tenant_id", r."quiz_id", r."version_id", t.k, -t.n, -t.met, -t.passed
    FROM removed r CROSS JOIN LATERAL quiz_tally(r."answers", r."path", r."completed_at" IS NOT NULL) t
  ) changed GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(met) <> 0 OR sum(passed) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT ("tenant_id", "quiz_id", "version_id", "question_id") DO UPDATE SET "count" = c."count" + excluded."count",
    "met" = c."met" + excluded."met", "passed" = c."passed" + excluded."passed";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION remove_quiz_question_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('quizzes.keep_question_counts', true) = 'on' THEN
    RETURN NULL;
  END IF;
  -- Locked by key first, as the inserts do: two orders make a deadlock.
  PERFORM 1 FROM "quiz_question_counts" c
  WHERE (c."tenant_id", c."quiz_id") IN (SELECT "tenant_id", "quiz_id" FROM removed)
  ORDER BY c."tenant_id", c."quiz_id", c."version_id", c."question_id" FOR UPDATE;
  -- No insert: where the tenant itself goes, its counters have gone already.
  UPDATE "quiz_question_counts" c
  SET "count" = c."count" - r.n, "met" = c."met" - r.met, "passed" = c."passed" - r.passed
  FROM (
    SELECT d."tenant_id", d."quiz_id", d."version_id", t.k, sum(t.n) AS n, sum(t.met) AS met, sum(t.passed) AS passed
    FROM removed d CROSS JOIN LATERAL quiz_tally(d."answers", d."path", d."completed_at" IS NOT NULL) t
    GROUP BY 1, 2, 3, 4
  ) r
  WHERE c."tenant_id" = r."tenant_id" AND c."quiz_id" = r."quiz_id" AND c."version_id" = r."version_id"
    AND c."question_id" = r.k;
  RETURN NULL;
END $$;
