-- CreateEnum
CREATE TYPE "TenantRole" AS ENUM ('owner', 'editor', 'viewer');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "tenant_role" "TenantRole";

-- Until now, every admin of a business could do everything in it.
UPDATE "users" SET "tenant_role" = 'owner' WHERE "role" = 'tenant_admin';
