import { presentChatMessage } from "../conversations/present"
import type { LiveConversation, PersonUpdate } from "./answers"
import type { LiveRow, PersonUpdateRow } from "./queries"

const EXCERPT = 200

/** People's messages cite nothing. */
export function presentPersonUpdate({ personState, messages, messageCount }: PersonUpdateRow): PersonUpdate {
	return {
		state: personState,
		messages: messages.map((message) => presentChatMessage({ ...message, citations: [] })),
		position: messageCount,
	}
}

export function presentLive(row: LiveRow, userId: string): LiveConversation {
	const [last] = row.messages
	const state = row.personState ?? "closed"
	// Before a person has it, the chatbot may have answered last, which says less about who waits than their question.
	const said = (state !== "taken" && row.messages.find(({ role }) => role === "user")) || last
	return {
		id: row.id,
		state,
		asked_at: (row.personAskedAt ?? row.lastMessageAt).toISOString(),
		position: row.messageCount,
		last_message: [...(said?.content ?? "")].slice(0, EXCERPT).join(""),
		last_message_at: row.lastMessageAt.toISOString(),
		awaits_answer: state === "waiting" || (state === "taken" && last?.role === "user"),
		visitor: row.lead && { name: row.lead.name, email: row.lead.email },
		taken_by: state === "taken" && row.takenBy ? { email: row.takenBy.email, is_you: row.takenBy.id === userId } : null,
	}
}
