import type { ChatMessage } from "@/lib/db/generated/client"
import type { CitedMessage } from "../../citations/cite-messages"
import { presentLead } from "../../leads/archive/present"
import { presentChatMessage } from "../present"
import type { Conversation, ConversationMessage, WholeConversation as WholeConversationAnswer } from "./answers"
import type { ConversationRow, WholeConversation } from "./queries"

export function presentConversation(row: ConversationRow): Conversation {
	return {
		id: row.id,
		created_at: row.createdAt.toISOString(),
		last_message_at: row.lastMessageAt.toISOString(),
		message_count: row.messageCount,
		first_question: row.firstQuestion,
		visitor: row.lead && { name: row.lead.name, email: row.lead.email },
	}
}

export function presentConversationMessage(row: CitedMessage<ChatMessage>): ConversationMessage {
	return {
		...presentChatMessage(row),
		status: row.status,
		error: row.error,
		model: row.model,
		tokens: row.promptTokens + row.completionTokens,
	}
}

export function presentWholeConversation(row: WholeConversation): WholeConversationAnswer {
	return {
		conversation: presentConversation(row),
		messages: row.messages.map(presentConversationMessage),
		lead: row.lead && presentLead({ ...row.lead, conversations: [{ id: row.id }] }),
	}
}
