-- Apart from what fills them: a new column keeps readers out until its transaction ends.

-- CreateEnum
CREATE TYPE "RejectionReason" AS ENUM ('not_about_us', 'unreadable', 'duplicate', 'unlawful', 'no_consent', 'other', 'unsorted');

-- AlterTable
ALTER TABLE "submissions" ADD COLUMN     "rejection_reason" "RejectionReason",
ADD COLUMN     "invited" BOOLEAN NOT NULL DEFAULT false;
