-- CreateEnum
CREATE TYPE "RetentionKind" AS ENUM ('testimonials', 'conversations');

-- CreateTable
CREATE TABLE "retention_rules" (
    "tenant_id" UUID NOT NULL,
    "kind" "RetentionKind" NOT NULL,
    "keep_for" INTEGER,
    "chosen_at" TIMESTAMPTZ(3),
    "notice_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "retention_rules_pkey" PRIMARY KEY ("tenant_id","kind"),
    -- What is off remembers nothing, and nothing is deleted at once.
    CONSTRAINT "retention_rules_keep_for" CHECK (
        "keep_for" > 0 AND "chosen_at" IS NOT NULL
        OR "keep_for" IS NULL AND "chosen_at" IS NULL AND "told_at" IS NULL
    )
);

-- AddForeignKey
ALTER TABLE "retention_rules" ADD CONSTRAINT "retention_rules_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "submissions" ADD COLUMN     "was_approved" BOOLEAN NOT NULL DEFAULT false;

-- A trigger, so that no writer can forget it. One that is approved now says so by its status, which leaves the many
-- rows of today unwritten.
CREATE FUNCTION remember_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."was_approved" := true;
  RETURN NEW;
END $$;

CREATE TRIGGER "submissions_approval" BEFORE UPDATE ON "submissions"
  FOR EACH ROW WHEN (OLD."status" = 'approved' AND NEW."status" <> 'approved')
  EXECUTE FUNCTION remember_approval();

-- Those that were approved before this column existed stand in the activity: by an admin's change of status, and by a
-- withdrawal, which names the status before it.
UPDATE "submissions" AS "submission" SET "was_approved" = true
WHERE "submission"."status" <> 'approved' AND "submission"."id"::text IN (
  SELECT "entry"."target_id" FROM "audit_entries" AS "entry"
  WHERE "entry"."action" IN ('submission.status_changed', 'consent.revoked')
    AND 'approved' IN ("entry"."before" ->> 'status', "entry"."after" ->> 'status')
);
