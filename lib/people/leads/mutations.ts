import { linkLead, rememberLead } from "@/lib/chatbot/leads/mutations"
import type { RecordLead } from "@/lib/quizzes/sessions/mutations"

/**
 * Turns a quiz taker with an address into a lead, with the percentage of the latest quiz as the score. A quiz taken in
 * a chat links the conversation to the lead. It stands above the domains, because leads belong to one and quizzes to
 * another.
 */
export const recordLead: RecordLead = async (tx, scope, { email, name, score, quizName, chatSessionId }) => {
	const lead = await rememberLead(tx, scope, { email, name: name ?? undefined })
	await tx.lead.update({ where: { id: lead.id }, data: { score, quizName }, select: { id: true } })
	if (chatSessionId) await linkLead(tx, scope, chatSessionId, lead)
}
