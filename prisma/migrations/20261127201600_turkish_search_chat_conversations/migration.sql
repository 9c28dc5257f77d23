WITH "held" AS (SELECT "id" FROM "chat_conversations" WHERE "search_text" ~ U&'[ıß\0307]' ORDER BY "id" FOR UPDATE)
UPDATE "chat_conversations" AS "row" SET "search_text" = replace(replace(replace("search_text", U&'i\0307', 'i'), 'ı', 'i'), 'ß', 'ss')
FROM "held" WHERE "row"."id" = "held"."id";
