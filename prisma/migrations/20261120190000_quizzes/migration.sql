-- CreateEnum
CREATE TYPE "ContactStep" AS ENUM ('before', 'after', 'never');

-- CreateEnum
CREATE TYPE "LeadLevel" AS ENUM ('high', 'medium', 'low');

-- CreateTable
CREATE TABLE "quizzes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "questions" JSONB NOT NULL DEFAULT '[]',
    "scoring_config" JSONB NOT NULL,
    "outcomes" JSONB NOT NULL DEFAULT '[]',
    "contact_step" "ContactStep" NOT NULL DEFAULT 'after',
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settings_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "content_hash" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "quizzes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quiz_versions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "content_hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "questions" JSONB NOT NULL,
    "scoring_config" JSONB NOT NULL,
    "outcomes" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quiz_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quiz_sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "version_id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "user_name" TEXT,
    "user_email" TEXT,
    "answers" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),
    "percentage" DECIMAL(4,1),
    "total_score" DECIMAL(6,1),
    "max_possible_score" INTEGER,
    "lead_level" "LeadLevel",
    "time_taken_seconds" INTEGER,
    "result" JSONB,

    CONSTRAINT "quiz_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quiz_session_counts" (
    "tenant_id" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "lead_level" "LeadLevel" NOT NULL,
    "bucket" SMALLINT NOT NULL,
    "count" BIGINT NOT NULL DEFAULT 0,
    "percentage_sum" DECIMAL(14,1) NOT NULL DEFAULT 0,
    "high_count" BIGINT NOT NULL DEFAULT 0,
    "seconds_sum" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "quiz_session_counts_pkey" PRIMARY KEY ("tenant_id","quiz_id","lead_level","bucket")
);

-- CreateTable
CREATE TABLE "quiz_question_counts" (
    "tenant_id" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "count" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "quiz_question_counts_pkey" PRIMARY KEY ("tenant_id","quiz_id","question_id")
);

-- CreateTable
CREATE TABLE "quiz_reports" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "session_id" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "file_key" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quiz_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "quizzes_tenant_id_created_at_id_idx" ON "quizzes"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "quizzes_created_at_id_idx" ON "quizzes"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "quiz_versions_quiz_id_content_hash_key" ON "quiz_versions"("quiz_id", "content_hash");

-- CreateIndex
CREATE INDEX "quiz_sessions_tenant_id_completed_at_id_idx" ON "quiz_sessions"("tenant_id", "completed_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "quiz_sessions_tenant_id_quiz_id_completed_at_id_idx" ON "quiz_sessions"("tenant_id", "quiz_id", "completed_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "quiz_sessions_tenant_id_lead_level_completed_at_id_idx" ON "quiz_sessions"("tenant_id", "lead_level", "completed_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "quiz_sessions_tenant_id_user_email_idx" ON "quiz_sessions"("tenant_id", "user_email");

-- CreateIndex
CREATE INDEX "quiz_sessions_completed_at_id_idx" ON "quiz_sessions"("completed_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "quiz_sessions_version_id_idx" ON "quiz_sessions"("version_id");

-- CreateIndex
CREATE UNIQUE INDEX "quiz_reports_session_id_fingerprint_key" ON "quiz_reports"("session_id", "fingerprint");

-- AddForeignKey
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_versions" ADD CONSTRAINT "quiz_versions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_sessions" ADD CONSTRAINT "quiz_sessions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_sessions" ADD CONSTRAINT "quiz_sessions_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "quiz_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_session_counts" ADD CONSTRAINT "quiz_session_counts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_question_counts" ADD CONSTRAINT "quiz_question_counts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_reports" ADD CONSTRAINT "quiz_reports_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "quiz_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

-- Figures over completed sessions without counting them. Statement-level and in the database, as submission_counts is.
CREATE FUNCTION add_quiz_session_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "quiz_session_counts" AS c
    ("tenant_id", "quiz_id", "lead_level", "bucket", "count", "percentage_sum", "high_count", "seconds_sum")
  SELECT "tenant_id", "quiz_id", "lead_level", least(9, floor("percentage" / 10))::smallint,
    count(*), sum("percentage"), count(*) FILTER (WHERE "percentage" >= 80), coalesce(sum("time_taken_seconds"), 0)
  FROM added WHERE "completed_at" IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT ("tenant_id", "quiz_id", "lead_level", "bucket") DO UPDATE SET
    "count" = c."count" + excluded."count", "percentage_sum" = c."percentage_sum" + excluded."percentage_sum",
    "high_count" = c."high_count" + excluded."high_count", "seconds_sum" = c."seconds_sum" + excluded."seconds_sum";
  RETURN NULL;
END $$;

CREATE FUNCTION remove_quiz_session_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locked by key first, as the insert does: two orders make a deadlock.
  PERFORM 1 FROM "quiz_session_counts" c
  WHERE (c."tenant_id", c."quiz_id") IN (SELECT "tenant_id", "quiz_id" FROM removed WHERE "completed_at" IS NOT NULL)
  ORDER BY c."tenant_id", c."quiz_id", c."lead_level", c."bucket" FOR UPDATE;
  UPDATE "quiz_session_counts" c SET "count" = c."count" - r.n, "percentage_sum" = c."percentage_sum" - r.p,
    "high_count" = c."high_count" - r.h, "seconds_sum" = c."seconds_sum" - r.s
  FROM (
    SELECT "tenant_id", "quiz_id", "lead_level", least(9, floor("percentage" / 10))::smallint AS bucket,
      count(*) AS n, sum("percentage") AS p, count(*) FILTER (WHERE "percentage" >= 80) AS h,
      coalesce(sum("time_taken_seconds"), 0) AS s
    FROM removed WHERE "completed_at" IS NOT NULL GROUP BY 1, 2, 3, 4
  ) r
  WHERE c."tenant_id" = r."tenant_id" AND c."quiz_id" = r."quiz_id" AND c."lead_level" = r."lead_level" AND c."bucket" = r.bucket;
  RETURN NULL;
END $$;

CREATE TRIGGER "quiz_sessions_added" AFTER INSERT ON "quiz_sessions"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_quiz_session_counts();
CREATE TRIGGER "quiz_sessions_removed" AFTER DELETE ON "quiz_sessions"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_quiz_session_counts();
-- An update takes the old rows out and puts the new ones in; most updates save answers of open sessions, which neither
-- function looks at.
CREATE TRIGGER "quiz_sessions_left" AFTER UPDATE ON "quiz_sessions"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_quiz_session_counts();
CREATE TRIGGER "quiz_sessions_moved" AFTER UPDATE ON "quiz_sessions"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_quiz_session_counts();

ALTER TABLE "quiz_sessions" ADD CONSTRAINT "quiz_sessions_result_check" CHECK (
  ("completed_at" IS NULL) = ("percentage" IS NULL) AND ("completed_at" IS NULL) = ("lead_level" IS NULL)
  AND ("completed_at" IS NULL) = ("result" IS NULL) AND ("percentage" IS NULL OR "percentage" BETWEEN 0 AND 100)
);
