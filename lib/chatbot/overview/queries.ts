import { pool } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"

export interface ChatbotFigures {
	conversations: number
	/** With a message in the last seven days. */
	recentConversations: number
	leads: number
	/** Sources that the chatbot already answers from. */
	sources: number
	unanswered: number
}

const FIGURES = `SELECT
	(SELECT count(*)::int FROM chat_conversations WHERE tenant_id = $1) AS conversations,
	(SELECT count(*)::int FROM chat_conversations
		WHERE tenant_id = $1 AND last_message_at > now() - interval '7 days') AS "recentConversations",
	(SELECT count(*)::int FROM leads WHERE tenant_id = $1) AS leads,
	(SELECT count(*)::int FROM knowledge_sources WHERE tenant_id = $1 AND status = 'ready') AS sources,
	(SELECT count(*)::int FROM unanswered_questions WHERE tenant_id = $1) AS unanswered`

export async function findFigures({ tenantId }: TenantScope): Promise<ChatbotFigures> {
	const { rows } = await pool().query<ChatbotFigures>(FIGURES, [tenantId])
	return rows[0] as ChatbotFigures
}
