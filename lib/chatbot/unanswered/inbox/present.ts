import type { UnansweredQuestion } from "@/lib/client/contract"
import type { UnansweredQuestion as QuestionRow } from "@/lib/db/generated/client"

export function presentQuestion(row: QuestionRow): UnansweredQuestion {
	return { id: row.id, question: row.question, count: row.count, last_asked_at: row.lastAskedAt.toISOString() }
}
