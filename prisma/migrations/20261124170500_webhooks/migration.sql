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
CREATE INDEX "webhook_deliveries_endpoint_id_status_next_at_idx" ON "webhook_deliveries"("endpoint_id", "status", "next_at");

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
