-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "last_used_by" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "last_used_from" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "maker_id" UUID;

-- Keys that exist get their maker from the activity log, where that admin still has an account.
UPDATE "api_keys" AS "key" SET "maker_id" = "users"."id"
FROM "audit_entries" AS "entry" JOIN "users" ON "users"."id" = "entry"."actor_id"
WHERE "entry"."action" = 'api_key.created' AND "entry"."target_id" = "key"."id"::text;

-- CreateIndex
CREATE INDEX "api_keys_maker_id_idx" ON "api_keys"("maker_id");

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_maker_id_fkey" FOREIGN KEY ("maker_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
