-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "show_verify" BOOLEAN NOT NULL DEFAULT false;

-- Nothing is known of when older copies were made, only that they are there now. A default fills rows without writing
-- them, so the table is not held for longer than a moment. A date without a copy says nothing.
ALTER TABLE "playbacks" ADD COLUMN     "rendition_made_at" TIMESTAMPTZ(3) DEFAULT now(),
ADD COLUMN     "video_made_at" TIMESTAMPTZ(3) DEFAULT now();
ALTER TABLE "playbacks" ALTER COLUMN "rendition_made_at" DROP DEFAULT,
ALTER COLUMN "video_made_at" DROP DEFAULT;

-- CreateTable
CREATE TABLE "signing_keys" (
    "id" UUID NOT NULL,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "signing_keys_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "signing_keys_current" ON "signing_keys" ((true)) WHERE "retired_at" IS NULL;

-- For every writer, also one of an earlier version on another host.
CREATE FUNCTION date_copies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.video_sha256 IS NULL THEN
        NEW.video_made_at := NULL;
    ELSIF TG_OP = 'INSERT' OR NEW.video_sha256 IS DISTINCT FROM OLD.video_sha256 THEN
        NEW.video_made_at := clock_timestamp();
    END IF;
    IF NEW.rendition_sha256 IS NULL THEN
        NEW.rendition_made_at := NULL;
    ELSIF TG_OP = 'INSERT' OR NEW.rendition_sha256 IS DISTINCT FROM OLD.rendition_sha256 THEN
        NEW.rendition_made_at := clock_timestamp();
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER playbacks_dated BEFORE INSERT OR UPDATE ON "playbacks" FOR EACH ROW EXECUTE FUNCTION date_copies();
