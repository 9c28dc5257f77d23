-- CreateEnum
CREATE TYPE "TestimonialSource" AS ENUM ('own', 'invited', 'imported');

-- AlterTable
ALTER TABLE "tenants" ADD COLUMN     "show_figures" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "rejections_counted_since" TIMESTAMPTZ(3);
