-- CreateTable
CREATE TABLE "dashboard_visits" (
    "user_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "previous_seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "dashboard_visits_pkey" PRIMARY KEY ("user_id","tenant_id")
);

-- CreateIndex
CREATE INDEX "dashboard_visits_tenant_id_idx" ON "dashboard_visits"("tenant_id");

-- CreateIndex
CREATE INDEX "unanswered_questions_tenant_id_last_asked_at_idx" ON "unanswered_questions"("tenant_id", "last_asked_at" DESC);

-- AddForeignKey
ALTER TABLE "dashboard_visits" ADD CONSTRAINT "dashboard_visits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dashboard_visits" ADD CONSTRAINT "dashboard_visits_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
