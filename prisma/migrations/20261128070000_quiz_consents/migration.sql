-- What visitors agreed to in a question about consent, in the words that they read. Sessions of before have no record: when
-- they agreed is stored nowhere.
-- CreateTable
CREATE TABLE "quiz_consents" (
    "tenant_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "text_sha256" TEXT NOT NULL,
    "language" TEXT,
    "given_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quiz_consents_pkey" PRIMARY KEY ("session_id","question_id")
);

-- AddForeignKey
ALTER TABLE "quiz_consents" ADD CONSTRAINT "quiz_consents_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_consents" ADD CONSTRAINT "quiz_consents_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "quiz_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
