-- Each table has a migration of its own: in one transaction they would be locked against running requests' order.
ALTER TABLE "quiz_sessions" ADD COLUMN "worth" JSONB;
