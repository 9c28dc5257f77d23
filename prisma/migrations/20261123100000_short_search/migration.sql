-- What Prisma cannot say.

-- A trigram index serves no search for one or two letters, nor for signs alone. This one holds each letter and each pair of
-- neighbors of a text once. PL/pgSQL, whose plans are kept: an SQL function is planned anew with each row that is written.
CREATE FUNCTION short_grams(line text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(line, NULL);
BEGIN
  RETURN ARRAY(
    SELECT DISTINCT gram
    FROM unnest(letters || (SELECT array_agg(one || two) FROM unnest(letters, letters[2:]) AS pair(one, two))) AS all_of(gram)
    WHERE gram IS NOT NULL
  );
END $$;

CREATE INDEX "submissions_short_grams_idx" ON "submissions" USING gin (short_grams("search_text"));

-- How common each letter is, which the index's own statistics say, decides whether to ask it.
ANALYZE "submissions";
