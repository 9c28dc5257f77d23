-- What Prisma cannot say.

-- In the database, because a host that is not upgraded yet makes versions, too.
LOCK TABLE "quiz_versions" IN SHARE ROW EXCLUSIVE MODE;

CREATE FUNCTION quiz_outline(questions JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', q -> 'id', 'required', q -> 'required') ORDER BY place), '[]')
  FROM jsonb_array_elements(questions) WITH ORDINALITY AS e(q, place)
$$;

-- What is not known to be a mere text counts: a key that comes later parts versions rather than mixing them.
CREATE FUNCTION quiz_scored_as(questions JSONB, scoring_config JSONB, outcomes JSONB) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT md5(jsonb_build_array(
    (SELECT jsonb_agg(q - '{question,group_name}'::text[] ORDER BY place)
     FROM jsonb_array_elements(questions) WITH ORDINALITY AS e(q, place)),
    scoring_config - '{total_points,lead_thresholds,categories}'::text[],
    (SELECT jsonb_agg(c - 'description' ORDER BY place)
     FROM jsonb_array_elements(scoring_config -> 'categories') WITH ORDINALITY AS e(c, place)),
    (SELECT jsonb_agg(o - '{title,description,action,action_config,button,testimonial,result_design}'::text[] ORDER BY place)
     FROM jsonb_array_elements(outcomes) WITH ORDINALITY AS e(o, place))
  )::text)
$$;

CREATE FUNCTION outline_quiz_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."outline" := quiz_outline(NEW."questions");
  NEW."scored_as" := quiz_scored_as(NEW."questions", NEW."scoring_config", NEW."outcomes");
  RETURN NEW;
END $$;

CREATE TRIGGER "quiz_versions_outlined" BEFORE INSERT ON "quiz_versions" FOR EACH ROW EXECUTE FUNCTION outline_quiz_version();
UPDATE "quiz_versions" SET "outline" = quiz_outline("questions"),
  "scored_as" = quiz_scored_as("questions", "scoring_config", "outcomes");
