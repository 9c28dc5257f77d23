-- A business's own texts in other languages.
CREATE TABLE "translations" (
	"tenant_id" UUID NOT NULL REFERENCES "tenants"("id") ON DELETE CASCADE,
	"subject" TEXT NOT NULL,
	"language" TEXT NOT NULL,
	"texts" JSONB NOT NULL,
	"updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
	PRIMARY KEY ("tenant_id", "subject", "language")
);
