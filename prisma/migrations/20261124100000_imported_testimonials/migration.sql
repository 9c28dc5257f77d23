-- AlterTable
ALTER TABLE "submissions" ADD COLUMN     "imported_at" TIMESTAMPTZ(3),
ADD COLUMN     "source_url" TEXT;

-- What Prisma cannot say: a business imports a video once, and a text once for each name. Holds only imported rows.
CREATE UNIQUE INDEX "submissions_imported_idx" ON "submissions" ("tenant_id", "sha256", (CASE "kind" WHEN 'written' THEN "name" ELSE '' END)) WHERE "imported_at" IS NOT NULL;
