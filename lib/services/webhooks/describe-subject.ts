import { findAsking } from "@/lib/chatbot/conversations/archive/queries"
import { findLead } from "@/lib/chatbot/leads/archive/queries"
import { presentQuestion } from "@/lib/chatbot/unanswered/inbox/present"
import { findQuestion } from "@/lib/chatbot/unanswered/inbox/queries"
import { nullIfNotFound } from "@/lib/errors"
import { findSubmission } from "@/lib/submissions/queries"
import { scopeOfJob } from "@/lib/tenants/resolve-scope"
import type { TenantScope } from "@/lib/tenants/scope"
import type { Described, Told } from "@/lib/webhooks/deliver-webhooks"
import { EVENTS, type EventSubject } from "@/lib/webhooks/event-types"
import { presentAddress, presentAsking, presentQuizSession, presentTestimonial } from "./present"
import { findSession } from "./queries"

type Finder = (scope: TenantScope, id: string) => Promise<Described | null>

const FINDERS: Record<EventSubject, Finder> = {
	async testimonial(scope, id) {
		const row = await nullIfNotFound(findSubmission(scope, id))
		return row && { data: presentTestimonial(row), aboutEmail: row.email || null }
	},
	async lead(scope, id) {
		const row = await findLead(scope, id)
		return row && { data: presentAddress(row), aboutEmail: row.email }
	},
	/** It counts all visitors who asked it, so it is about none. Erasing one who is named in it deletes it. */
	async question(scope, id) {
		const row = await findQuestion(scope, id)
		return row && { data: presentQuestion(row), aboutEmail: null }
	},
	async conversation(scope, id) {
		const row = await findAsking(scope, id)
		return row && { data: presentAsking(row), aboutEmail: row.lead?.email ?? null }
	},
	async quizSession(scope, id) {
		const row = await findSession(scope, id)
		const data = row && presentQuizSession(row)
		return data && { data, aboutEmail: data.user_email }
	},
}

/** As the business's admins see it now. Null once it has been deleted. */
export function describeSubject({ tenantId, type, subjectId }: Told): Promise<Described | null> {
	return FINDERS[EVENTS[type].about](scopeOfJob({ tenantId }), subjectId)
}
