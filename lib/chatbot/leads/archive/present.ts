import type { Lead as StoredLead } from "@/lib/db/generated/client"
import type { Lead } from "./answers"

type PresentableLead = Pick<
	StoredLead,
	"id" | "email" | "name" | "phone" | "company" | "score" | "quizName" | "createdAt"
> & {
	/** The most recent first. */
	conversations: { id: string }[]
}

export function presentLead(row: PresentableLead): Lead {
	return {
		id: row.id,
		email: row.email,
		name: row.name,
		phone: row.phone,
		company: row.company,
		score: row.score,
		quiz_name: row.quizName,
		created_at: row.createdAt.toISOString(),
		conversation_id: row.conversations[0]?.id ?? null,
	}
}
