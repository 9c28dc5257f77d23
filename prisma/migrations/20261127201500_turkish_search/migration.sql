-- foldSearchText() now folds the four Turkish i into one, and ß into ss. Rows that hold none of them stay untouched.
UPDATE "chat_conversations" SET "search_text" = replace(replace(replace("search_text", U&'i\0307', 'i'), 'ı', 'i'), 'ß', 'ss')
  WHERE "search_text" ~ U&'[ıß\0307]';
UPDATE "leads" SET "search_text" = replace(replace(replace("search_text", U&'i\0307', 'i'), 'ı', 'i'), 'ß', 'ss')
  WHERE "search_text" ~ U&'[ıß\0307]';
UPDATE "submissions" SET "search_text" = replace(replace(replace("search_text", U&'i\0307', 'i'), 'ı', 'i'), 'ß', 'ss')
  WHERE "search_text" ~ U&'[ıß\0307]';
UPDATE "tenants" SET "search_text" = replace(replace(replace("search_text", U&'i\0307', 'i'), 'ı', 'i'), 'ß', 'ss')
  WHERE "search_text" ~ U&'[ıß\0307]';
