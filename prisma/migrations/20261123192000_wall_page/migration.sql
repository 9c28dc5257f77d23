-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "show_in_search" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "wall_enabled" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "wall_widget_id" UUID;
