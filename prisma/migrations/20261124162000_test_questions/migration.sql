-- CreateEnum
CREATE TYPE "TestExpectation" AS ENUM ('source', 'no_answer');

-- CreateEnum
CREATE TYPE "TestOutcome" AS ENUM ('answered', 'unanswered', 'person');

-- CreateTable
CREATE TABLE "test_questions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "expects" "TestExpectation" NOT NULL,
    "source_id" UUID,
    "deleted_title" TEXT,
    "is_right" BOOLEAN,
    "outcome" "TestOutcome",
    "answer" TEXT NOT NULL DEFAULT '',
    "rests_on" UUID[] DEFAULT ARRAY[]::UUID[],
    "is_cited" BOOLEAN NOT NULL DEFAULT false,
    "model" TEXT,
    "asked_in" INTEGER NOT NULL DEFAULT 0,
    "asked_at" TIMESTAMPTZ(3),
    "turned_at" TIMESTAMPTZ(3),
    "turned_by" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_runs" (
    "tenant_id" UUID NOT NULL,
    "number" INTEGER NOT NULL DEFAULT 0,
    "is_asking" BOOLEAN NOT NULL DEFAULT false,
    "stopped_for" TEXT,
    "ran_at" TIMESTAMPTZ(3),
    "previous_at" TIMESTAMPTZ(3),
    "model" TEXT,
    "sources" JSONB NOT NULL DEFAULT '{}',
    "changes" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "test_runs_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateIndex
CREATE INDEX "test_questions_tenant_id_created_at_id_idx" ON "test_questions"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "test_questions_source_id_idx" ON "test_questions"("source_id");

-- AddForeignKey
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_questions" ADD CONSTRAINT "test_questions_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "knowledge_sources"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A deleted source turns its questions wrong, and takes the answers that rest on it along, as it does in conversations:
-- they may repeat a customer's words. Some sources are deleted by cascade, which only the database sees. Before, because
-- the foreign key then forgets whose questions they were.
CREATE FUNCTION mark_test_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "test_questions" SET "answer" = '', "outcome" = NULL, "rests_on" = '{}', "is_cited" = false
  WHERE "tenant_id" = OLD."tenant_id" AND OLD."id" = ANY ("rests_on");
  UPDATE "test_questions" SET
    "deleted_title" = OLD."title", "is_right" = false, "turned_by" = '[]',
    "turned_at" = CASE WHEN "is_right" THEN now() ELSE "turned_at" END
  WHERE "source_id" = OLD."id";
  RETURN OLD;
END $$;

CREATE TRIGGER "knowledge_sources_mark_test_questions" BEFORE DELETE ON "knowledge_sources"
  FOR EACH ROW EXECUTE FUNCTION mark_test_questions();

-- Each change of what is searched asks the test questions again. One job a change, because only its own job becomes
-- visible together with it; a run drops those that were queued before it.
CREATE FUNCTION queue_test_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "jobs" ("queue", "data")
  SELECT 'run-test-questions', jsonb_build_object('tenantId', t."tenant_id"::text)
  FROM (SELECT DISTINCT "tenant_id" FROM touched) t
  WHERE EXISTS (SELECT FROM "test_questions" q WHERE q."tenant_id" = t."tenant_id");
  RETURN NULL;
END $$;

CREATE TRIGGER "knowledge_chunks_added_to_test" AFTER INSERT ON "knowledge_chunks"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION queue_test_run();
CREATE TRIGGER "knowledge_chunks_changed_to_test" AFTER UPDATE ON "knowledge_chunks"
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION queue_test_run();
CREATE TRIGGER "knowledge_chunks_removed_to_test" AFTER DELETE ON "knowledge_chunks"
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION queue_test_run();
