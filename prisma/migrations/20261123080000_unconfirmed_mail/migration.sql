-- AlterTable
ALTER TABLE "mail_deliveries" ADD COLUMN     "unconfirmed" INTEGER NOT NULL DEFAULT 0;
