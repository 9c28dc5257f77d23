import { saveTestimonialKnowledge } from "@/lib/chatbot/knowledge/testimonial-mutations"
import { linkLead, rememberLead } from "@/lib/chatbot/leads/mutations"
import { queueNotice } from "@/lib/chatbot/notices/mutations"
import type { NotifyBusiness, RecordLead } from "@/lib/quizzes/sessions/mutations"
import type { TeachSpoken } from "@/lib/submissions/captions/teach-spoken"
import { type ForgetTestimonial, withdrawConsent } from "@/lib/submissions/consent/mutations"
import { scopeOfBearer } from "@/lib/tenants/resolve-scope"

// Products do not import each other. Each call is in the transaction of the change that causes it.

/** Without the customer's name: other people's conversations keep the titles of sources after an erasure. */
const TITLE = "A customer's testimonial"

export const teachChatbot: TeachSpoken = async (tx, { tenantId, submissionId, spoken }) => {
	await saveTestimonialKnowledge(tx, { tenantId }, { submissionId, title: TITLE, content: spoken })
}

const forgetTestimonial: ForgetTestimonial = async (tx, submission) => {
	const nothing = { submissionId: submission.id, title: "", content: "" }
	await saveTestimonialKnowledge(tx, scopeOfBearer(submission), nothing)
}

/** @returns when the consent was withdrawn. @throws `not_found` for an unknown token. */
export function withdraw(token: string): Promise<Date> {
	return withdrawConsent(token, forgetTestimonial)
}

/** The score is the latest quiz's percentage. A quiz taken in a chat links the conversation to the lead. */
export const recordLead: RecordLead = async (tx, scope, { email, name, chatSessionId, ...taken }) => {
	// In one write: each write sends a webhook.
	const lead = await rememberLead(tx, scope, { email, name: name ?? undefined }, taken)
	if (chatSessionId) await linkLead(tx, scope, chatSessionId, lead)
}

export const notifyBusiness: NotifyBusiness = (tx, scope, sessionId) =>
	queueNotice(tx, scope, { event: "quiz", id: sessionId })
