-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "funnel_enabled" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "funnel_counts" (
    "tenant_id" UUID NOT NULL,
    "week" DATE NOT NULL,
    "step" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "invited" BOOLEAN NOT NULL,
    "reason" TEXT NOT NULL,
    "count" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "funnel_counts_pkey" PRIMARY KEY ("tenant_id","week","step","device","invited","reason")
);

-- CreateIndex
CREATE INDEX "funnel_counts_week_idx" ON "funnel_counts"("week");

-- AddForeignKey
ALTER TABLE "funnel_counts" ADD CONSTRAINT "funnel_counts_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
