-- Finds the answers that cite a source.
CREATE INDEX "chat_messages_sources_idx" ON "chat_messages" USING GIN ("sources" jsonb_path_ops);

-- An answer may repeat a testimonial's words. They go with the testimonial, however that goes: rejection, withdrawal,
-- erasure, and deletion all delete its source, some of them by cascade, which only the database sees.
CREATE FUNCTION forget_testimonial_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "chat_messages" m SET "content" = 'This answer came from a testimonial that is no longer available.'
  FROM removed r
  WHERE r."kind" = 'testimonial' AND m."sources" @> jsonb_build_array(jsonb_build_object('id', r."id"::text));
  RETURN NULL;
END $$;

CREATE TRIGGER "knowledge_sources_forget_answers" AFTER DELETE ON "knowledge_sources"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_testimonial_answers();
