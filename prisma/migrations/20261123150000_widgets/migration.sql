-- CreateEnum
CREATE TYPE "WidgetKind" AS ENUM ('wall', 'carousel', 'single', 'badge');

-- CreateEnum
CREATE TYPE "WidgetSource" AS ENUM ('newest', 'picked');

-- CreateEnum
CREATE TYPE "WidgetScheme" AS ENUM ('light', 'dark', 'auto', 'transparent');

-- CreateEnum
CREATE TYPE "WidgetFont" AS ENUM ('site', 'product');

-- CreateTable
CREATE TABLE "widgets" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "WidgetKind" NOT NULL,
    "source" "WidgetSource" NOT NULL,
    "max_items" INTEGER NOT NULL,
    "show_name" BOOLEAN NOT NULL,
    "show_website" BOOLEAN NOT NULL,
    "show_date" BOOLEAN NOT NULL,
    "scheme" "WidgetScheme" NOT NULL,
    "accent" TEXT,
    "radius" INTEGER NOT NULL,
    "gap" INTEGER NOT NULL,
    "font" "WidgetFont" NOT NULL,
    "allowed_origins" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "widgets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "widget_items" (
    "widget_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "widget_items_pkey" PRIMARY KEY ("widget_id","submission_id")
);

-- CreateIndex
CREATE INDEX "widgets_tenant_id_created_at_id_idx" ON "widgets"("tenant_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "widget_items_submission_id_idx" ON "widget_items"("submission_id");

-- AddForeignKey
ALTER TABLE "widgets" ADD CONSTRAINT "widgets_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "widget_items" ADD CONSTRAINT "widget_items_widget_id_fkey" FOREIGN KEY ("widget_id") REFERENCES "widgets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "widget_items" ADD CONSTRAINT "widget_items_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
