-- Each dashboard page of a business reads its live inbox: a handful among all of its conversations. Prisma cannot
-- describe a partial index; conversations that are not in the inbox cost it nothing.
CREATE INDEX "chat_conversations_live_idx" ON "chat_conversations" ("tenant_id", "person_asked_at" DESC, "id" DESC)
	WHERE "person_state" IN ('waiting', 'taken', 'missed');
