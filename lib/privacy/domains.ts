import { erasePerson as eraseLead } from "@/lib/chatbot/privacy/mutations"
import { countPerson as countLead, exportPerson as exportLead } from "@/lib/chatbot/privacy/queries"
import type { Db } from "@/lib/db/client"
import { erasePersonsMail } from "@/lib/mail/privacy/mutations"
import { countPersonsMail, exportPersonsMail } from "@/lib/mail/privacy/queries"
import { erasePerson as eraseQuizSessions } from "@/lib/quizzes/privacy/mutations"
import { countPerson as countQuizSessions, exportPerson as exportQuizSessions } from "@/lib/quizzes/privacy/queries"
import { eraseInvitations } from "@/lib/submissions/privacy/invitation-mutations"
import { countInvitations, exportInvitations } from "@/lib/submissions/privacy/invitation-queries"
import { erasePerson } from "@/lib/submissions/privacy/mutations"
import { countPerson, exportPerson } from "@/lib/submissions/privacy/queries"
import type { TenantScope } from "@/lib/tenants/scope"
import { erasePersonsWebhooks } from "@/lib/webhooks/privacy/mutations"
import { countPersonsWebhooks, exportPersonsWebhooks } from "@/lib/webhooks/privacy/queries"
import { PersonCounts } from "./answers"

interface PersonsDomain {
	name: keyof PersonCounts
	count(scope: TenantScope, email: string): Promise<number>
	/** Rows that JSON can hold. */
	export(scope: TenantScope, email: string): Promise<unknown[]>
	/** `objects` are storage keys whose rows were deleted, already entered into the ledger as abandoned. */
	erase(tx: Db, scope: TenantScope, email: string): Promise<{ count: number; objects?: string[] }>
}

/** Every place that keeps data about a person. Answers list the domains in this order. Addresses are normalized. */
export const DOMAINS: readonly PersonsDomain[] = [
	// First: deleting what a webhook was about empties the webhook, which would then not count.
	{
		name: "webhooks",
		count: ({ tenantId }, email) => countPersonsWebhooks(tenantId, email),
		export: ({ tenantId }, email) => exportPersonsWebhooks(tenantId, email),
		erase: async (tx, { tenantId }, email) => ({ count: await erasePersonsWebhooks(tx, tenantId, email) }),
	},
	{ name: "testimonials", count: countPerson, export: exportPerson, erase: erasePerson },
	// Before the leads: completing a quiz locks its session first.
	{ name: "quiz_sessions", count: countQuizSessions, export: exportQuizSessions, erase: eraseQuizSessions },
	{ name: "chats", count: countLead, export: exportLead, erase: eraseLead },
	// Before their mails: sending locks an invitation first.
	{
		name: "invitations",
		count: countInvitations,
		export: exportInvitations,
		erase: async (tx, scope, email) => ({ count: await eraseInvitations(tx, scope, email) }),
	},
	{
		name: "mails",
		count: ({ tenantId }, email) => countPersonsMail(tenantId, email),
		export: ({ tenantId }, email) => exportPersonsMail(tenantId, email),
		erase: async (tx, { tenantId }, email) => ({ count: await erasePersonsMail(tx, tenantId, email) }),
	},
]

export function countsOf(figures: readonly number[]): PersonCounts {
	return PersonCounts.parse(Object.fromEntries(DOMAINS.map(({ name }, at) => [name, figures[at] ?? 0])))
}
