-- In which language a visitor read the page, so that what is sent later speaks it. Null where the business offered none.
ALTER TABLE "submissions" ADD COLUMN "language" TEXT;
ALTER TABLE "quiz_sessions" ADD COLUMN "language" TEXT;
ALTER TABLE "chat_conversations" ADD COLUMN "language" TEXT;
ALTER TABLE "leads" ADD COLUMN "language" TEXT;
-- In which language the business wrote its invitations. Null is its own.
ALTER TABLE "invitation_batches" ADD COLUMN "language" TEXT;
