-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "thank_you_wall_link" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "wall_contact_sheet" BOOLEAN NOT NULL DEFAULT true;

-- Walls that are out there keep their look, also those that rest.
UPDATE "tenants" SET "wall_contact_sheet" = false WHERE "wall_enabled" OR "wall_widget_id" IS NOT NULL;
