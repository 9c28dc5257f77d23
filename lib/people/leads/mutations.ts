import { rememberLead } from "@/lib/chatbot/leads/mutations"
import type { RecordLead } from "@/lib/quizzes/sessions/mutations"

/**
 * Whoever left an address in a quiz is a lead, with the percent of its last quiz as the score. Above the domains, since
 * leads are one's and quizzes another's.
 */
export const recordLead: RecordLead = async (tx, scope, { email, name, score }) => {
	const { id } = await rememberLead(tx, scope, { email, name: name ?? undefined })
	await tx.lead.update({ where: { id }, data: { score }, select: { id: true } })
}
