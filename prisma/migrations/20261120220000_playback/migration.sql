-- CreateEnum
CREATE TYPE "PlaybackState" AS ENUM ('waiting', 'processing', 'ready', 'failed');

-- CreateTable
CREATE TABLE "playbacks" (
    "submission_id" UUID NOT NULL,
    "state" "PlaybackState" NOT NULL DEFAULT 'processing',
    "error" TEXT,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "video_key" TEXT,
    "video_size_bytes" BIGINT,
    "video_sha256" TEXT,
    "rendition_key" TEXT,
    "rendition_size_bytes" BIGINT,
    "rendition_sha256" TEXT,

    CONSTRAINT "playbacks_pkey" PRIMARY KEY ("submission_id")
);

-- AddForeignKey
ALTER TABLE "playbacks" ADD CONSTRAINT "playbacks_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Only what still waits is looked for, newest first; of a million rows that are done none is in this index.
CREATE INDEX "playbacks_waiting" ON "playbacks" ("queued_at" DESC) WHERE "state" = 'waiting';

-- Videos from before there was a repair: queued a few at a time, see lib/submissions/playback.
INSERT INTO "playbacks" ("submission_id", "state", "queued_at")
  SELECT "id", 'waiting', "created_at" FROM "submissions";
