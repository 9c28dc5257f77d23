-- CreateEnum
CREATE TYPE "ChatRole" AS ENUM ('user', 'assistant');

-- CreateEnum
CREATE TYPE "ChatMessageStatus" AS ENUM ('answered', 'failed');

-- CreateEnum
CREATE TYPE "KnowledgeKind" AS ENUM ('text', 'qa', 'pdf', 'testimonial');

-- CreateEnum
CREATE TYPE "KnowledgeStatus" AS ENUM ('processing', 'ready', 'failed');

-- CreateTable
CREATE TABLE "chatbot_settings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID,
    "chatbot_name" TEXT,
    "chatbot_description" TEXT,
    "chat_greeting" TEXT,
    "system_prompt" TEXT,
    "primary_color" TEXT,
    "ai_model" TEXT,
    "avatar_type" TEXT,
    "avatar_key" TEXT,
    "enable_lead_capture" BOOLEAN,
    "testimonial_page_enabled" BOOLEAN,
    "testimonial_page_url" TEXT,
    "starter_questions" TEXT[],
    "allowed_origins" TEXT[],
    "daily_token_budget" INTEGER,
    "settings_updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chatbot_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_conversations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "session_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "message_count" INTEGER NOT NULL DEFAULT 0,
    "lead_id" UUID,
    "first_question" TEXT NOT NULL DEFAULT '',
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "chat_conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "conversation_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "role" "ChatRole" NOT NULL,
    "content" TEXT NOT NULL,
    "status" "ChatMessageStatus" NOT NULL DEFAULT 'answered',
    "error" TEXT,
    "model" TEXT,
    "sources" JSONB NOT NULL DEFAULT '[]',
    "prompt_tokens" INTEGER NOT NULL DEFAULT 0,
    "completion_tokens" INTEGER NOT NULL DEFAULT 0,
    "rating" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "leads" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "phone" TEXT,
    "company" TEXT,
    "score" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "search_text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "knowledge_sources" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "kind" "KnowledgeKind" NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "status" "KnowledgeStatus" NOT NULL DEFAULT 'ready',
    "error" TEXT,
    "file_key" TEXT,
    "file_size_bytes" INTEGER,
    "submission_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "knowledge_sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "knowledge_chunks" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "source_id" UUID NOT NULL,
    "tenant_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "search" tsvector GENERATED ALWAYS AS (
      setweight(to_tsvector('english', "title"), 'A') || setweight(to_tsvector('english', "content"), 'B')
      || setweight(to_tsvector('simple', "title"), 'C') || setweight(to_tsvector('simple', "content"), 'D')
    ) STORED,

    CONSTRAINT "knowledge_chunks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unanswered_questions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tenant_id" UUID NOT NULL,
    "group_key" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "last_asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unanswered_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_token_usage" (
    "tenant_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "charged_tokens" INTEGER NOT NULL DEFAULT 0,
    "prompt_tokens" INTEGER NOT NULL DEFAULT 0,
    "completion_tokens" INTEGER NOT NULL DEFAULT 0,
    "answers" INTEGER NOT NULL DEFAULT 0,
    "cost_micros" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "chat_token_usage_pkey" PRIMARY KEY ("tenant_id","day")
);

-- CreateIndex
CREATE UNIQUE INDEX "chatbot_settings_tenant_id_key" ON "chatbot_settings"("tenant_id");

-- CreateIndex
CREATE INDEX "chat_conversations_tenant_id_last_message_at_id_idx" ON "chat_conversations"("tenant_id", "last_message_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "chat_conversations_lead_id_idx" ON "chat_conversations"("lead_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_conversations_tenant_id_session_id_key" ON "chat_conversations"("tenant_id", "session_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_conversation_id_position_key" ON "chat_messages"("conversation_id", "position");

-- CreateIndex
CREATE INDEX "leads_tenant_id_created_at_id_idx" ON "leads"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "leads_tenant_id_email_key" ON "leads"("tenant_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_sources_submission_id_key" ON "knowledge_sources"("submission_id");

-- CreateIndex
CREATE INDEX "knowledge_sources_tenant_id_created_at_id_idx" ON "knowledge_sources"("tenant_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_chunks_source_id_position_key" ON "knowledge_chunks"("source_id", "position");

-- CreateIndex
CREATE INDEX "unanswered_questions_tenant_id_count_id_idx" ON "unanswered_questions"("tenant_id", "count" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "unanswered_questions_tenant_id_group_key_key" ON "unanswered_questions"("tenant_id", "group_key");

-- AddForeignKey
ALTER TABLE "chatbot_settings" ADD CONSTRAINT "chatbot_settings_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "chat_conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_sources" ADD CONSTRAINT "knowledge_sources_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_sources" ADD CONSTRAINT "knowledge_sources_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_chunks" ADD CONSTRAINT "knowledge_chunks_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "knowledge_sources"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unanswered_questions" ADD CONSTRAINT "unanswered_questions_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_token_usage" ADD CONSTRAINT "chat_token_usage_tenant_id_fkey" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

-- knowledge_chunks.search is generated (above): English word forms first, and every word as it stands, for other languages.
CREATE INDEX "knowledge_chunks_search_idx" ON "knowledge_chunks" USING gin ("search");
CREATE INDEX "knowledge_chunks_tenant_id_idx" ON "knowledge_chunks"("tenant_id");

-- One row without a tenant: the defaults of tenants that never chose.
CREATE UNIQUE INDEX "chatbot_settings_defaults_idx" ON "chatbot_settings" ((true)) WHERE "tenant_id" IS NULL;

CREATE INDEX "chat_conversations_search_text_idx" ON "chat_conversations" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "leads_search_text_idx" ON "leads" USING gin ("search_text" gin_trgm_ops);
