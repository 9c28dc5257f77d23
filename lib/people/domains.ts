import { erasePerson as eraseLead } from "@/lib/chatbot/leads/people/mutations"
import { countPerson as countLead, exportPerson as exportLead } from "@/lib/chatbot/leads/people/queries"
import type { Db } from "@/lib/db/client"
import { erasePersonsMail } from "@/lib/mail/people/mutations"
import { countPersonsMail, exportPersonsMail } from "@/lib/mail/people/queries"
import { erasePerson as eraseQuizSessions } from "@/lib/quizzes/people/mutations"
import { countPerson as countQuizSessions, exportPerson as exportQuizSessions } from "@/lib/quizzes/people/queries"
import { erasePerson } from "@/lib/submissions/people/mutations"
import { countPerson, exportPerson } from "@/lib/submissions/people/queries"
import type { TenantScope } from "@/lib/tenants/scope"
import { PersonCounts } from "./answers"

interface PersonsDomain {
	/** The name under which it stands in counts, exports and receipts. */
	name: keyof PersonCounts
	count(scope: TenantScope, email: string): Promise<number>
	/** What JSON can hold. */
	export(scope: TenantScope, email: string): Promise<unknown[]>
	/** `objects`: keys in storage whose rows are gone, entered as abandoned. */
	erase(tx: Db, scope: TenantScope, email: string): Promise<{ count: number; objects?: string[] }>
}

/**
 * Whatever keeps something about a person has its line here, and by that is found, exported and erased. The order is that
 * of the answers. Addresses are normalized.
 */
export const DOMAINS: readonly PersonsDomain[] = [
	{ name: "testimonials", count: countPerson, export: exportPerson, erase: erasePerson },
	// Before the leads: whoever completes a quiz locks its session first.
	{ name: "quiz_sessions", count: countQuizSessions, export: exportQuizSessions, erase: eraseQuizSessions },
	{ name: "chats", count: countLead, export: exportLead, erase: eraseLead },
	{
		name: "mails",
		count: ({ tenantId }, email) => countPersonsMail(tenantId, email),
		export: ({ tenantId }, email) => exportPersonsMail(tenantId, email),
		erase: async (tx, { tenantId }, email) => ({ count: await erasePersonsMail(tx, tenantId, email) }),
	},
]

/** One figure a domain. */
export function countsOf(figures: readonly number[]): PersonCounts {
	return PersonCounts.parse(Object.fromEntries(DOMAINS.map(({ name }, at) => [name, figures[at] ?? 0])))
}
