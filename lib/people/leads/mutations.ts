import { linkLead, rememberLead } from "@/lib/chatbot/leads/mutations"
import type { RecordLead } from "@/lib/quizzes/sessions/mutations"

/**
 * Whoever left an address in a quiz is a lead, with the percent of its last quiz as the score; taken in a chat, the
 * conversation becomes the lead's. Above the domains, since leads are one's and quizzes another's.
 */
export const recordLead: RecordLead = async (tx, scope, { email, name, score, quizName, chatSessionId }) => {
	const lead = await rememberLead(tx, scope, { email, name: name ?? undefined })
	await tx.lead.update({ where: { id: lead.id }, data: { score, quizName }, select: { id: true } })
	if (chatSessionId) await linkLead(tx, scope, chatSessionId, lead)
}
