ALTER TABLE "chat_conversations" ADD COLUMN "language" TEXT;
