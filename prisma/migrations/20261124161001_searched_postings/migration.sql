-- AlterTable
ALTER TABLE "knowledge_postings" ADD COLUMN     "words" INTEGER NOT NULL DEFAULT 0;

-- A search reads what it counts from these two indexes alone. INCLUDE is nothing that the schema can say.
ALTER TABLE "knowledge_postings" DROP CONSTRAINT "knowledge_postings_pkey";
ALTER TABLE "knowledge_postings" ADD CONSTRAINT "knowledge_postings_pkey"
  PRIMARY KEY ("tenant_id", "lexeme", "chunk_id") INCLUDE ("frequency", "words");

DROP INDEX "knowledge_chunks_tenant_id_index_version_idx";
CREATE INDEX "knowledge_chunks_tenant_id_index_version_idx" ON "knowledge_chunks"("tenant_id", "index_version") INCLUDE ("words");
