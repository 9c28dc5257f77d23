-- Questions that are one now are counted together, in the wording that came first.
LOCK TABLE "unanswered_questions" IN SHARE ROW EXCLUSIVE MODE;

CREATE FUNCTION pg_temp.refolded(key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT left(replace(replace(key, 'ı', 'i'), 'ß', 'ss'), 300)
$$;

WITH "groups" AS (
  SELECT (array_agg("id" ORDER BY "created_at", "id"))[1] AS "first", sum("count")::int AS "count", max("last_asked_at") AS "last"
  FROM "unanswered_questions" GROUP BY "tenant_id", pg_temp.refolded("group_key") HAVING count(*) > 1
)
UPDATE "unanswered_questions" AS "question" SET "count" = "groups"."count", "last_asked_at" = "groups"."last"
FROM "groups" WHERE "question"."id" = "groups"."first";

DELETE FROM "unanswered_questions" AS "later" USING "unanswered_questions" AS "first"
WHERE "later"."tenant_id" = "first"."tenant_id"
  AND pg_temp.refolded("later"."group_key") = pg_temp.refolded("first"."group_key")
  AND ("later"."created_at", "later"."id") > ("first"."created_at", "first"."id");

UPDATE "unanswered_questions" SET "group_key" = pg_temp.refolded("group_key") WHERE "group_key" ~ '[ıß]';
