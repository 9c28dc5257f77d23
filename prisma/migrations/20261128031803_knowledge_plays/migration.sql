-- The rule by which an answer that uses the text plays an approved testimonial. Older versions ignore it.
ALTER TABLE "knowledge_sources" ADD COLUMN "plays" JSONB;
