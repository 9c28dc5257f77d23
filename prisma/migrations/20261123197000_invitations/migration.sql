-- AlterTable
ALTER TABLE "mail_deliveries" ADD COLUMN     "unsubscribe_url" TEXT;

-- CreateTable
CREATE TABLE "invitation_batches" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "reminder_days" INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "batch_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_fingerprint" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_send_at" TIMESTAMPTZ(3),
    "mails_queued" INTEGER NOT NULL DEFAULT 0,
    "invited_at" TIMESTAMPTZ(3),
    "delivery_id" UUID,
    "delivered_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3),
    "recorded_at" TIMESTAMPTZ(3),
    "submitted_at" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),
    "canceled_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation_paces" (
    "tenant_id" UUID NOT NULL,
    "per_hour" INTEGER NOT NULL,
    "next_send_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitation_paces_pkey" PRIMARY KEY ("tenant_id")
);

-- CreateTable
CREATE TABLE "unsubscribes" (
    "tenant_id" UUID NOT NULL,
    "email_fingerprint" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unsubscribes_pkey" PRIMARY KEY ("tenant_id","email_fingerprint")
);

-- CreateIndex
CREATE INDEX "invitation_batches_tenant_id_idx" ON "invitation_batches"("tenant_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations"("token_hash");

-- CreateIndex
CREATE INDEX "invitations_tenant_id_created_at_id_idx" ON "invitations"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "invitations_tenant_id_next_send_at_idx" ON "invitations"("tenant_id", "next_send_at");

-- CreateIndex
CREATE INDEX "invitations_tenant_id_email_idx" ON "invitations"("tenant_id", "email");

-- CreateIndex
CREATE INDEX "invitations_tenant_id_email_fingerprint_idx" ON "invitations"("tenant_id", "email_fingerprint");

-- CreateIndex
CREATE INDEX "invitations_delivery_id_idx" ON "invitations"("delivery_id");

-- CreateIndex
CREATE INDEX "invitations_batch_id_idx" ON "invitations"("batch_id");

-- CreateIndex
CREATE INDEX "invitation_paces_next_send_at_idx" ON "invitation_paces"("next_send_at");

-- AddForeignKey
ALTER TABLE "invitation_batches" ADD CONSTRAINT "invitation_batches_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "invitation_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "mail_deliveries"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_paces" ADD CONSTRAINT "invitation_paces_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unsubscribes" ADD CONSTRAINT "unsubscribes_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
