-- Apart from the count that follows: the reference to the businesses stops their writers.
-- CreateTable
CREATE TABLE "quiz_score_counts" (
    "tenant_id" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "possible" BIGINT NOT NULL,
    "score" SMALLINT NOT NULL,
    "count" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "quiz_score_counts_pkey" PRIMARY KEY ("tenant_id","quiz_id","possible","score")
);

-- AddForeignKey
ALTER TABLE "quiz_score_counts" ADD CONSTRAINT "quiz_score_counts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
