-- CreateEnum
CREATE TYPE "WebhookDeliveryStatus" AS ENUM ('waiting', 'sent', 'failed');

-- AlterTable
ALTER TABLE "quiz_sessions" ADD COLUMN "touched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();

-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "previous_secret" TEXT,
    "previous_until" TIMESTAMPTZ(3),
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "disabled_reason" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "is_slow" BOOLEAN NOT NULL DEFAULT false,
    "rests_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "position" BIGSERIAL NOT NULL,
    "tenant_id" UUID NOT NULL,
    "endpoint_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "about_email" TEXT,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,
    "is_test" BOOLEAN NOT NULL DEFAULT false,
    "is_gone" BOOLEAN NOT NULL DEFAULT false,
    "status" "WebhookDeliveryStatus" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "tried_at" TIMESTAMPTZ(3),
    "duration_ms" INTEGER,
    "body" TEXT,
    "response_status" INTEGER,
    "response_body" TEXT,
    "last_error" TEXT,

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_endpoints_tenant_id_idx" ON "webhook_endpoints"("tenant_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpoint_id_status_next_at_position_idx" ON "webhook_deliveries"("endpoint_id", "status", "next_at", "position");

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpoint_id_status_subject_id_position_idx" ON "webhook_deliveries"("endpoint_id", "status", "subject_id", "position");

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpoint_id_position_idx" ON "webhook_deliveries"("endpoint_id", "position" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_tenant_id_about_email_idx" ON "webhook_deliveries"("tenant_id", "about_email");

-- CreateIndex
CREATE INDEX "webhook_deliveries_subject_id_idx" ON "webhook_deliveries"("subject_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_occurred_at_idx" ON "webhook_deliveries"("occurred_at");

-- AddForeignKey
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One waiting delivery for each endpoint that wants the event, in the transaction of the change that causes it. It holds
-- ids only: what is sent is read when it is sent. One job a change, because only its own job becomes visible together with
-- it; a job drops those that were queued before it looks. The lock makes a visitor's transaction wait for the deletion of
-- an endpoint instead of failing with it.
CREATE FUNCTION queue_webhooks(event_type text, tenant uuid, subject uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event uuid := gen_random_uuid();
BEGIN
  WITH told AS (
    INSERT INTO "webhook_deliveries" ("tenant_id", "endpoint_id", "event_id", "type", "subject_id", "occurred_at")
    SELECT tenant, e."id", event, event_type, subject, clock_timestamp() FROM "webhook_endpoints" e
    WHERE e."tenant_id" = tenant AND e."is_enabled" AND event_type = ANY (e."events")
    FOR KEY SHARE
    RETURNING "endpoint_id"
  )
  INSERT INTO "jobs" ("queue", "data")
  SELECT CASE WHEN e."is_slow" THEN 'deliver-slow-webhooks' ELSE 'deliver-webhooks' END,
    jsonb_build_object('endpointId', e."id"::text)
  FROM told JOIN "webhook_endpoints" e ON e."id" = told."endpoint_id";
END $$;

-- The trigger's argument is the type of the event. Without an endpoint it costs one look at an index.
CREATE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject record;
BEGIN
  IF TG_OP = 'DELETE' THEN subject := OLD; ELSE subject := NEW; END IF;
  IF EXISTS (SELECT FROM "webhook_endpoints" e WHERE e."tenant_id" = subject."tenant_id" AND e."is_enabled") THEN
    PERFORM queue_webhooks(TG_ARGV[0], subject."tenant_id", subject."id");
  END IF;
  RETURN NULL;
END $$;

-- What is deleted, for whatever reason, is deleted from the log of deliveries as well. The row's lock decides
-- a race with a try that is about to begin: it either sees the mark, or what it wrote is emptied here.
CREATE FUNCTION forget_in_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "webhook_deliveries" SET "is_gone" = true, "about_email" = NULL, "body" = NULL, "response_body" = NULL
  WHERE "subject_id" = OLD."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "submissions_webhooks_submitted" AFTER INSERT ON "submissions"
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks('testimonial.submitted');
CREATE TRIGGER "submissions_webhooks_approved" AFTER UPDATE ON "submissions"
  FOR EACH ROW WHEN (NEW."status" = 'approved' AND OLD."status" <> 'approved')
  EXECUTE FUNCTION tell_webhooks('testimonial.approved');
-- A withdrawal is stored as a rejection, and is an event of its own.
CREATE TRIGGER "submissions_webhooks_rejected" AFTER UPDATE ON "submissions"
  FOR EACH ROW WHEN (NEW."status" = 'rejected' AND OLD."status" <> 'rejected' AND NEW."withdrawn_at" IS NULL)
  EXECUTE FUNCTION tell_webhooks('testimonial.rejected');
CREATE TRIGGER "submissions_webhooks_withdrawn" AFTER UPDATE ON "submissions"
  FOR EACH ROW WHEN (OLD."withdrawn_at" IS NULL AND NEW."withdrawn_at" IS NOT NULL)
  EXECUTE FUNCTION tell_webhooks('testimonial.withdrawn');
-- Triggers run in the order of their names: told before forgotten.
CREATE TRIGGER "submissions_webhooks_deleted" AFTER DELETE ON "submissions"
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks('testimonial.deleted');
CREATE TRIGGER "submissions_webhooks_forgotten" AFTER DELETE ON "submissions"
  FOR EACH ROW EXECUTE FUNCTION forget_in_webhooks();

CREATE TRIGGER "leads_webhooks_created" AFTER INSERT ON "leads"
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks('lead.created');
CREATE TRIGGER "leads_webhooks_updated" AFTER UPDATE ON "leads"
  FOR EACH ROW WHEN (
    (NEW."email", NEW."name", NEW."phone", NEW."company", NEW."score", NEW."quiz_name")
    IS DISTINCT FROM (OLD."email", OLD."name", OLD."phone", OLD."company", OLD."score", OLD."quiz_name")
  ) EXECUTE FUNCTION tell_webhooks('lead.updated');
CREATE TRIGGER "leads_webhooks_forgotten" AFTER DELETE ON "leads"
  FOR EACH ROW EXECUTE FUNCTION forget_in_webhooks();

-- Each time that it is asked: each is a visitor without an answer.
CREATE TRIGGER "unanswered_questions_webhooks_asked" AFTER INSERT ON "unanswered_questions"
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks('chat.unanswered');
CREATE TRIGGER "unanswered_questions_webhooks_asked_again" AFTER UPDATE ON "unanswered_questions"
  FOR EACH ROW WHEN (NEW."count" > OLD."count") EXECUTE FUNCTION tell_webhooks('chat.unanswered');
CREATE TRIGGER "unanswered_questions_webhooks_forgotten" AFTER DELETE ON "unanswered_questions"
  FOR EACH ROW EXECUTE FUNCTION forget_in_webhooks();

-- Also while the business is closed, when the request counts as missed at once.
CREATE TRIGGER "chat_conversations_webhooks_needs_person" AFTER UPDATE ON "chat_conversations"
  FOR EACH ROW WHEN (NEW."person_asked_at" IS NOT NULL AND NEW."person_asked_at" IS DISTINCT FROM OLD."person_asked_at")
  EXECUTE FUNCTION tell_webhooks('chat.needs_person');
CREATE TRIGGER "chat_conversations_webhooks_forgotten" AFTER DELETE ON "chat_conversations"
  FOR EACH ROW EXECUTE FUNCTION forget_in_webhooks();

CREATE TRIGGER "quiz_sessions_webhooks_started" AFTER INSERT ON "quiz_sessions"
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks('quiz.started');
CREATE TRIGGER "quiz_sessions_webhooks_completed" AFTER UPDATE ON "quiz_sessions"
  FOR EACH ROW WHEN (OLD."completed_at" IS NULL AND NEW."completed_at" IS NOT NULL)
  EXECUTE FUNCTION tell_webhooks('quiz.completed');
CREATE TRIGGER "quiz_sessions_webhooks_forgotten" AFTER DELETE ON "quiz_sessions"
  FOR EACH ROW EXECUTE FUNCTION forget_in_webhooks();
