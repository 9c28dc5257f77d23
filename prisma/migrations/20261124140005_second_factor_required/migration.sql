-- AlterTable
ALTER TABLE "users" ADD COLUMN     "second_factor_due_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "second_factor_required" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "platform_config" ADD COLUMN     "second_factor_required" BOOLEAN NOT NULL DEFAULT false;
