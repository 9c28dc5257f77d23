-- foldSearchText() now folds the four Turkish i into one, and ß into ss. Rows that hold none of them stay untouched. Each
-- table has a migration of its own, whose rows are locked in the order of their ids, as running requests lock them.
WITH "held" AS (SELECT "id" FROM "leads" WHERE "search_text" ~ U&'[ıß\0307]' ORDER BY "id" FOR UPDATE)
UPDATE "leads" AS "row" SET "search_text" = replace(replace(replace("search_text", U&'i\0307', 'i'), 'ı', 'i'), 'ß', 'ss')
FROM "held" WHERE "row"."id" = "held"."id";
