import { foldSearchText } from "@/lib/db/fold-search-text"
import type { RecordLead } from "@/lib/quizzes/sessions/mutations"

/**
 * Whoever left an address in a quiz is a lead, with the percent of its last quiz as the score. Above the domains, since
 * leads are one's and quizzes another's. What is told now wins, what is not told stays.
 */
export const recordLead: RecordLead = async (tx, { tenantId }, { email, name, score }) => {
	const told = { score, name: name ?? undefined }
	const lead = await tx.lead.upsert({
		where: { tenantId_email: { tenantId, email } },
		create: { tenantId, email, ...told },
		update: told,
	})
	const searchText = foldSearchText([lead.name, lead.email, lead.phone, lead.company].filter(Boolean).join(" "))
	await tx.lead.update({ where: { id: lead.id }, data: { searchText }, select: { id: true } })
}
