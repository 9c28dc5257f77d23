-- Each table has a migration of its own: in one transaction they would be locked against running requests' order.
ALTER TABLE "quizzes" ADD COLUMN "show_comparison" BOOLEAN NOT NULL DEFAULT false;
