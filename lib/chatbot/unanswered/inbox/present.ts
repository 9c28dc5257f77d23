import type { UnansweredQuestion } from "./answers"
import type { AskedQuestion } from "./queries"

export function presentQuestion(row: AskedQuestion): UnansweredQuestion {
	return {
		id: row.id,
		question: row.question,
		count: row.count,
		last_asked_at: row.lastAskedAt.toISOString(),
		conversation_id: row.conversationId,
	}
}
