-- AlterTable
ALTER TABLE "knowledge_chunks" ADD COLUMN     "index_version" TEXT,
ADD COLUMN     "words" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "knowledge_postings" (
    "tenant_id" UUID NOT NULL,
    "lexeme" TEXT NOT NULL,
    "chunk_id" UUID NOT NULL,
    "frequency" INTEGER NOT NULL,

    CONSTRAINT "knowledge_postings_pkey" PRIMARY KEY ("tenant_id","lexeme","chunk_id")
);

-- CreateIndex
CREATE INDEX "knowledge_postings_chunk_id_idx" ON "knowledge_postings"("chunk_id");

-- CreateIndex
CREATE INDEX "knowledge_chunks_tenant_id_index_version_idx" ON "knowledge_chunks"("tenant_id", "index_version");

-- AddForeignKey
ALTER TABLE "knowledge_postings" ADD CONSTRAINT "knowledge_postings_chunk_id_fkey" FOREIGN KEY ("chunk_id") REFERENCES "knowledge_chunks"("id") ON DELETE CASCADE ON UPDATE CASCADE;
