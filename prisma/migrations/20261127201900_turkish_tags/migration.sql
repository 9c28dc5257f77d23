-- Otherwise a second "Größe" could be added. Of two tags that are one now, one keeps its old fold.
LOCK TABLE "tags" IN SHARE ROW EXCLUSIVE MODE;
WITH "folded" AS (
  SELECT DISTINCT ON ("tenant_id", "name") * FROM (
    SELECT "id", "tenant_id", replace(replace(replace("folded_name", U&'i\0307', 'i'), 'ı', 'i'), 'ß', 'ss') AS "name"
    FROM "tags" WHERE "folded_name" ~ U&'[ıß\0307]'
  ) AS "all" ORDER BY "tenant_id", "name", "id"
)
UPDATE "tags" AS "tag" SET "folded_name" = "folded"."name" FROM "folded"
WHERE "tag"."id" = "folded"."id" AND "tag"."folded_name" <> "folded"."name" AND NOT EXISTS (
  SELECT FROM "tags" AS "other" WHERE "other"."tenant_id" = "folded"."tenant_id" AND "other"."folded_name" = "folded"."name"
);
