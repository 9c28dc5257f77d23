import { z } from "zod"
import { Conversation } from "@/lib/chatbot/conversations/archive/answers"
import { Lead } from "@/lib/chatbot/leads/archive/answers"
import { PersonState } from "@/lib/chatbot/person/answers"
import { UnansweredQuestion } from "@/lib/chatbot/unanswered/inbox/answers"
import { LeadLevel } from "@/lib/quizzes/analytics/answers"
import { GivenConsent } from "@/lib/quizzes/consents/answers"
import { SentContact } from "@/lib/quizzes/sessions/answers"
import { Submission } from "@/lib/submissions/answers"
import { EVENTS, type EventSubject, type EventType, SCHEMA_VERSION } from "@/lib/webhooks/event-types"

/** The language of the visitor's page, as a code such as "de". Null where the business offered none. */
const inLanguage = { language: z.string().nullable() }

export const WebhookTestimonial = Submission.extend(inLanguage)
export type WebhookTestimonial = z.infer<typeof WebhookTestimonial>

export const WebhookLead = Lead.extend(inLanguage)
export type WebhookLead = z.infer<typeof WebhookLead>

export const WebhookConversation = Conversation.extend({
	...inLanguage,
	person_state: PersonState.nullable(),
	person_asked_at: z.iso.datetime().nullable(),
})
export type WebhookConversation = z.infer<typeof WebhookConversation>

export const WebhookQuizSession = z.strictObject({
	id: z.uuid(),
	quiz_id: z.uuid(),
	quiz_name: z.string(),
	user_name: z.string().nullable(),
	user_email: z.string().nullable(),
	started_at: z.iso.datetime(),
	completed_at: z.iso.datetime().nullable(),
	percentage_score: z.number().nullable(),
	total_score: z.number().nullable(),
	max_possible_score: z.number().nullable(),
	lead_level: LeadLevel.nullable(),
	outcome_title: z.string().nullable(),
	/** Those that were given, in the quiz's order. */
	answers: z.array(
		z.strictObject({
			question_id: z.string(),
			question: z.string(),
			answer: z.string(),
			contact: SentContact.optional(),
			consent: GivenConsent.optional(),
		}),
	),
	/** Hidden fields that came with the page's address. Left out if there are none. */
	fields: z.record(z.string(), z.string()).optional(),
	tenant_slug: z.string(),
	...inLanguage,
})
export type WebhookQuizSession = z.infer<typeof WebhookQuizSession>

const DATA = {
	testimonial: WebhookTestimonial,
	lead: WebhookLead,
	question: UnansweredQuestion,
	conversation: WebhookConversation,
	quizSession: WebhookQuizSession,
} satisfies Record<EventSubject, z.ZodObject>

const Gone = z.strictObject({ id: z.uuid(), is_deleted: z.literal(true) })

export function webhookEvent(type: EventType) {
	const known = DATA[EVENTS[type].about].extend({ is_deleted: z.literal(false) })
	return z.strictObject({
		type: z.literal(type),
		timestamp: z.iso.datetime(),
		/** Rises with a change that breaks programs. */
		schema_version: z.literal(SCHEMA_VERSION),
		is_test: z.boolean(),
		/** The state when this is sent, which may be later than the event. */
		data: z.union([known, Gone]),
	})
}
