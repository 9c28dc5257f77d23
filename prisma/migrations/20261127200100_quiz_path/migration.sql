-- At once, however many rows there are, and apart from the count that follows: each of these stops every reader.

-- The questions that a session of a quiz with rules met, in order. Empty means all of them.
ALTER TABLE "quiz_sessions" ADD COLUMN "path" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- One counter for each version: a question that was added or moved later says nothing about those who came before.
-- `count` is how many answered, `met` and `passed` how many came to it and went past it by their path. The row '' counts
-- who began, and as `passed` who completed.
ALTER TABLE "quiz_question_counts"
  ADD COLUMN "version_id" UUID, ADD COLUMN "met" BIGINT NOT NULL DEFAULT 0, ADD COLUMN "passed" BIGINT NOT NULL DEFAULT 0;
