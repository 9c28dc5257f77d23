-- A constant default, so that no row is written again.
-- Each table has a migration of its own: in one transaction they would be locked against running requests' order.
ALTER TABLE "quizzes" ADD COLUMN "hidden_fields" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
