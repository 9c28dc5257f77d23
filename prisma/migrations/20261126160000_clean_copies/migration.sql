-- A file as received may say where it was recorded and on whose device. It is no longer served: each video gets a copy
-- without that, those too that needed none to play. The job queues them a few at a time, see lib/submissions/playback.
UPDATE "playbacks" SET "state" = 'waiting', "error" = NULL
  WHERE "video_key" IS NULL AND "state" IN ('ready', 'failed');

-- What still has to be prepared. A host of the version before this one leaves a file that plays as it is, so 'ready'
-- without a copy counts too. Of a million rows that are done none is in this index.
DROP INDEX "playbacks_waiting";
CREATE INDEX "playbacks_unprepared" ON "playbacks" ("queued_at" DESC)
  WHERE "state" = 'waiting' OR ("state" = 'ready' AND "video_key" IS NULL);
