-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('platform_admin', 'tenant_admin');

-- CreateEnum
CREATE TYPE "SubmissionStatus" AS ENUM ('pending', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('queued', 'sent', 'failed');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "tenant_id" UUID,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_resets" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tenants" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "notify_email" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "settings_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "logo_key" TEXT,
    "pdf_gift_key" TEXT,
    "pdf_preview_image_key" TEXT,
    "page_headline" TEXT,
    "page_subheadline" TEXT,
    "thank_you_headline" TEXT,
    "thank_you_subheadline" TEXT,
    "max_duration_seconds" INTEGER NOT NULL DEFAULT 120,
    "public_shared_only" BOOLEAN NOT NULL DEFAULT false,
    "brand_color" TEXT,
    "email_subject_template" TEXT,
    "email_provider" TEXT NOT NULL DEFAULT 'gmail',
    "email_address" TEXT,
    "email_app_password" TEXT,
    "email_from_name" TEXT,
    "email_enabled" BOOLEAN NOT NULL DEFAULT true,
    "video_testimonials_enabled" BOOLEAN NOT NULL DEFAULT true,
    "chatbot_enabled" BOOLEAN NOT NULL DEFAULT true,
    "video_testimonials_message" TEXT NOT NULL DEFAULT '',
    "chatbot_message" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "tenants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submissions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "website" TEXT,
    "status" "SubmissionStatus" NOT NULL DEFAULT 'pending',
    "shared_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "file_size_bytes" BIGINT NOT NULL,
    "sha256" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "video_key" TEXT NOT NULL,
    "poster_key" TEXT,
    "access_version" INTEGER NOT NULL DEFAULT 1,
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "submissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "submission_counts" (
    "tenant_id" UUID NOT NULL,
    "status" "SubmissionStatus" NOT NULL,
    "count" BIGINT NOT NULL DEFAULT 0,
    "bytes" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "submission_counts_pkey" PRIMARY KEY ("tenant_id","status")
);

-- CreateTable
CREATE TABLE "consent_records" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "submission_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "text_version" TEXT NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ip_address" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "video_sha256" TEXT NOT NULL,

    CONSTRAINT "consent_records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "tenant_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "holder" UUID NOT NULL,
    "lease_until" TIMESTAMPTZ(3) NOT NULL,
    "fingerprint" TEXT,
    "submission_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("tenant_id","key")
);

-- CreateTable
CREATE TABLE "reclaimable_objects" (
    "key" TEXT NOT NULL,
    "reclaim_after" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reclaimable_objects_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "gift_downloads" (
    "submission_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "gift_downloads_pkey" PRIMARY KEY ("submission_id")
);

-- CreateTable
CREATE TABLE "platform_config" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "page_title" TEXT,
    "welcome_heading" TEXT,
    "welcome_description" TEXT,
    "login_button_text" TEXT,
    "platform_admin_login_title" TEXT,
    "platform_admin_login_subtitle" TEXT,
    "tenant_admin_login_title" TEXT,
    "tenant_admin_login_subtitle" TEXT,
    "footer_text" TEXT,
    "carousel_speed" INTEGER NOT NULL DEFAULT 30,
    "logo_key" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "platform_config_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "carousel_images" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "image_key" TEXT NOT NULL,
    "caption" TEXT NOT NULL,
    "order_index" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "carousel_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_deliveries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID,
    "kind" TEXT NOT NULL,
    "to_address" TEXT NOT NULL,
    "from_name" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "status" "MailStatus" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "transport" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID,
    "actor_id" UUID,
    "actor_email" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target_id" TEXT,
    "before" JSONB,
    "after" JSONB,
    "ip_address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_tenant_id_idx" ON "users"("tenant_id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_token_hash_key" ON "password_resets"("token_hash");

-- CreateIndex
CREATE INDEX "password_resets_user_id_idx" ON "password_resets"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "tenants_slug_key" ON "tenants"("slug");

-- CreateIndex
CREATE INDEX "tenants_created_at_id_idx" ON "tenants"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "submissions_video_key_key" ON "submissions"("video_key");

-- CreateIndex
CREATE INDEX "submissions_tenant_id_created_at_id_idx" ON "submissions"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submissions_tenant_id_status_created_at_id_idx" ON "submissions"("tenant_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submissions_created_at_id_idx" ON "submissions"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "submissions_status_created_at_id_idx" ON "submissions"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "consent_records_submission_id_key" ON "consent_records"("submission_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "reclaimable_objects_reclaim_after_idx" ON "reclaimable_objects"("reclaim_after");

-- CreateIndex
CREATE INDEX "gift_downloads_tenant_id_idx" ON "gift_downloads"("tenant_id");

-- CreateIndex
CREATE INDEX "carousel_images_order_index_id_idx" ON "carousel_images"("order_index", "id");

-- CreateIndex
CREATE INDEX "mail_deliveries_tenant_id_created_at_id_idx" ON "mail_deliveries"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mail_deliveries_status_created_at_idx" ON "mail_deliveries"("status", "created_at");

-- CreateIndex
CREATE INDEX "audit_entries_tenant_id_created_at_id_idx" ON "audit_entries"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_counts" ADD CONSTRAINT "submission_counts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gift_downloads" ADD CONSTRAINT "gift_downloads_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gift_downloads" ADD CONSTRAINT "gift_downloads_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_deliveries" ADD CONSTRAINT "mail_deliveries_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

-- Search by any part of a name, an e-mail or a website. pg_trgm is a trusted extension: the database's owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "submissions_search_text_idx" ON "submissions" USING gin ("search_text" gin_trgm_ops);

-- A tenant admin without a tenant would be an administrator of nothing, or of everything.
ALTER TABLE "users" ADD CONSTRAINT "users_role_tenant_check"
  CHECK (("role" = 'platform_admin') = ("tenant_id" IS NULL));
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_slug_check" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") BETWEEN 2 AND 63);
ALTER TABLE "platform_config" ADD CONSTRAINT "platform_config_single_row_check" CHECK ("id" = 1);

-- Totals of a tenant without counting rows. Statement-level, so that a bulk load fires once, and in the database, so that
-- no write path can forget it.
CREATE FUNCTION add_submission_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "submission_counts" AS c ("tenant_id", "status", "count", "bytes")
  SELECT "tenant_id", "status", count(*), sum("file_size_bytes") FROM added GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT ("tenant_id", "status") DO UPDATE SET "count" = c."count" + excluded."count", "bytes" = c."bytes" + excluded."bytes";
  RETURN NULL;
END $$;

CREATE FUNCTION remove_submission_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An UPDATE locks in the order of its plan; the other two lock by key, and two orders make a deadlock.
  PERFORM 1 FROM "submission_counts" c
  WHERE (c."tenant_id", c."status") IN (SELECT "tenant_id", "status" FROM removed)
  ORDER BY c."tenant_id", c."status" FOR UPDATE;
  UPDATE "submission_counts" c SET "count" = c."count" - r.n, "bytes" = c."bytes" - r.b
  FROM (SELECT "tenant_id", "status", count(*) AS n, sum("file_size_bytes") AS b FROM removed GROUP BY 1, 2) r
  WHERE c."tenant_id" = r."tenant_id" AND c."status" = r."status";
  RETURN NULL;
END $$;

CREATE FUNCTION move_submission_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "submission_counts" AS c ("tenant_id", "status", "count", "bytes")
  SELECT "tenant_id", "status", sum(n), sum(b) FROM (
    SELECT "tenant_id", "status", 1 AS n, "file_size_bytes" AS b FROM added
    UNION ALL
    SELECT "tenant_id", "status", -1, -"file_size_bytes" FROM removed
  ) moved GROUP BY 1, 2 HAVING sum(n) <> 0 OR sum(b) <> 0 ORDER BY 1, 2
  ON CONFLICT ("tenant_id", "status") DO UPDATE SET "count" = c."count" + excluded."count", "bytes" = c."bytes" + excluded."bytes";
  RETURN NULL;
END $$;

CREATE TRIGGER "submissions_added" AFTER INSERT ON "submissions"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_submission_counts();
CREATE TRIGGER "submissions_removed" AFTER DELETE ON "submissions"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_submission_counts();
CREATE TRIGGER "submissions_moved" AFTER UPDATE ON "submissions"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION move_submission_counts();
