-- AlterTable
ALTER TABLE "users" ADD COLUMN     "invited_email" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "users_tenant_id_invited_email_key" ON "users"("tenant_id", "invited_email");
