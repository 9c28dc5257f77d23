-- AlterTable
ALTER TABLE "chatbot_settings" ADD COLUMN     "language" TEXT;
