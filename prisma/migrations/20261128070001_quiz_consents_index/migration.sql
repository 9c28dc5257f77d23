-- CreateIndex
CREATE INDEX "quiz_consents_tenant_id_idx" ON "quiz_consents"("tenant_id");
