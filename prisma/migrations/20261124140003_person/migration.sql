-- CreateEnum
CREATE TYPE "PersonState" AS ENUM ('waiting', 'taken', 'missed', 'handed_back', 'closed');

-- AlterTable
ALTER TABLE "mail_deliveries" ADD COLUMN     "event_id" TEXT;

-- AlterTable
ALTER TABLE "chatbot_settings" ADD COLUMN     "mail_new_lead" BOOLEAN,
ADD COLUMN     "mail_quiz_completed" BOOLEAN,
ADD COLUMN     "mail_transcript" BOOLEAN,
ADD COLUMN     "mail_unanswered" BOOLEAN,
ADD COLUMN     "person_enabled" BOOLEAN,
ADD COLUMN     "person_hours" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "person_time_zone" TEXT,
ADD COLUMN     "unanswered_mailed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "chat_conversations" ADD COLUMN     "person_asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "person_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "person_state" "PersonState",
ADD COLUMN     "taken_by_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "mail_deliveries_event_id_key" ON "mail_deliveries"("event_id");

-- CreateIndex
CREATE INDEX "chat_conversations_person_due_at_idx" ON "chat_conversations"("person_due_at");

-- CreateIndex
CREATE INDEX "chat_conversations_taken_by_id_idx" ON "chat_conversations"("taken_by_id");

-- AddForeignKey
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_taken_by_id_fkey" FOREIGN KEY ("taken_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
