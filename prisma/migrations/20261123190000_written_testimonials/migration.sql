-- CreateEnum
CREATE TYPE "SubmissionKind" AS ENUM ('video', 'written');

-- AlterTable
ALTER TABLE "submissions" ADD COLUMN     "kind" "SubmissionKind" NOT NULL DEFAULT 'video',
ADD COLUMN     "photo_key" TEXT,
ADD COLUMN     "stars" SMALLINT,
ADD COLUMN     "written_text" TEXT,
ALTER COLUMN "video_key" DROP NOT NULL;

-- What Prisma cannot say: a row is a video or a text, and never something of both. Not validated, because every older
-- row is a video by these very columns, and reading a million of them would hold up the business's visitors.
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_kind_check" CHECK (CASE "kind"
    WHEN 'video' THEN "video_key" IS NOT NULL AND "written_text" IS NULL AND "photo_key" IS NULL
    ELSE "video_key" IS NULL AND "poster_key" IS NULL AND "duration_ms" = 0 AND coalesce("written_text", '') <> ''
END) NOT VALID;
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_stars_check" CHECK ("stars" BETWEEN 1 AND 5) NOT VALID;

-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "accept_written" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "ask_stars" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "widgets" ADD COLUMN     "kinds" "SubmissionKind"[] DEFAULT ARRAY['video', 'written']::"SubmissionKind"[],
ADD COLUMN     "show_stars" BOOLEAN NOT NULL DEFAULT true;
