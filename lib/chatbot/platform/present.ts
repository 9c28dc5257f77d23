import { resolveSettings, type StoredSettings } from "../settings/resolve-settings"
import type { ChatbotList, ChatbotListEntry } from "./answers"
import type { ChatbotRow, ChatbotsPage } from "./queries"

function statusOf({ isActive, chatbotEnabled }: ChatbotRow): ChatbotListEntry["chatbot_status"] {
	if (!isActive) return "inactive"
	return chatbotEnabled ? "active" : "disabled"
}

function presentChatbot(row: ChatbotRow, defaults: StoredSettings | null): ChatbotListEntry {
	const settings = resolveSettings(row.chatbotSettings, defaults)
	return {
		tenant_id: row.id,
		tenant_name: row.name,
		tenant_slug: row.slug,
		chatbot_name: settings.chatbotName,
		ai_model: settings.model.model,
		chatbot_status: statusOf(row),
		total_conversations: row._count.chatConversations,
		total_leads: row._count.leads,
	}
}

export function presentChatbots(page: ChatbotsPage): ChatbotList {
	return {
		chatbots: page.rows.map((row) => presentChatbot(row, page.defaults)),
		total_chatbots: page.total,
		next_cursor: page.nextCursor,
	}
}
