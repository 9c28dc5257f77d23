-- CreateEnum
CREATE TYPE "WebsiteState" AS ENUM ('reading', 'ready', 'failed');

-- CreateEnum
CREATE TYPE "WebsitePageState" AS ENUM ('waiting', 'found', 'skipped', 'failed', 'gone');

-- AlterEnum
ALTER TYPE "KnowledgeKind" ADD VALUE 'website';

-- CreateTable
CREATE TABLE "websites" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "state" "WebsiteState" NOT NULL DEFAULT 'reading',
    "error" TEXT,
    "reading" INTEGER NOT NULL DEFAULT 1,
    "step" INTEGER NOT NULL DEFAULT 0,
    "origin" TEXT,
    "robots" TEXT,
    "follows_links" BOOLEAN NOT NULL DEFAULT true,
    "has_more" BOOLEAN NOT NULL DEFAULT false,
    "read_at" TIMESTAMPTZ(3),
    "next_read_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "websites_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "website_pages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "website_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "depth" INTEGER NOT NULL,
    "state" "WebsitePageState" NOT NULL DEFAULT 'waiting',
    "reason" TEXT,
    "title" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL DEFAULT '',
    "language" TEXT,
    "met_in" INTEGER NOT NULL,
    "read_in" INTEGER NOT NULL DEFAULT 0,
    "source_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "website_pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "website_turns" (
    "host" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "website_turns_pkey" PRIMARY KEY ("host")
);

-- CreateIndex
CREATE INDEX "websites_next_read_at_idx" ON "websites"("next_read_at");

-- CreateIndex
CREATE UNIQUE INDEX "websites_tenant_id_address_key" ON "websites"("tenant_id", "address");

-- CreateIndex
CREATE UNIQUE INDEX "website_pages_source_id_key" ON "website_pages"("source_id");

-- CreateIndex
CREATE UNIQUE INDEX "website_pages_website_id_path_key" ON "website_pages"("website_id", "path");

-- AddForeignKey
ALTER TABLE "websites" ADD CONSTRAINT "websites_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "website_pages" ADD CONSTRAINT "website_pages_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "websites"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "website_pages" ADD CONSTRAINT "website_pages_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "knowledge_sources"("id") ON DELETE SET NULL ON UPDATE CASCADE;
