-- CreateTable
CREATE TABLE "quiz_question_worth" (
    "tenant_id" UUID NOT NULL,
    "quiz_id" UUID NOT NULL,
    "version_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "n" BIGINT NOT NULL DEFAULT 0,
    "x" BIGINT NOT NULL DEFAULT 0,
    "y" BIGINT NOT NULL DEFAULT 0,
    "xx" BIGINT NOT NULL DEFAULT 0,
    "yy" BIGINT NOT NULL DEFAULT 0,
    "xy" BIGINT NOT NULL DEFAULT 0,
    "same" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "quiz_question_worth_pkey" PRIMARY KEY ("tenant_id","quiz_id","version_id","question_id")
);

-- AddForeignKey
ALTER TABLE "quiz_question_worth" ADD CONSTRAINT "quiz_question_worth_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
