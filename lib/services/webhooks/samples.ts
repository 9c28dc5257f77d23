import type { UnansweredQuestion } from "@/lib/chatbot/unanswered/inbox/answers"
import { env } from "@/lib/env"
import type { FieldName } from "@/lib/submissions/form-fields"
import { mediaPath } from "@/lib/submissions/media-address"
import type { Told } from "@/lib/webhooks/deliver-webhooks"
import { EVENTS, type EventSubject, type EventType } from "@/lib/webhooks/event-types"
import type { WebhookConversation, WebhookLead, WebhookQuizSession, WebhookTestimonial } from "./answers"

// Made-up people, at addresses that no one can have (RFC 2606).
const NAME = "Ada Example"
const EMAIL = "ada@example.com"
const WHEN = "2026-01-15T09:30:00.000Z"
const LATER = "2026-01-15T09:34:10.000Z"
const QUIZ_ID = "00000000-0000-4000-8000-000000000001"
const CONVERSATION_ID = "00000000-0000-4000-8000-000000000002"
const SLUG = "example"

const { stars, relation, ...others } = {
	name: NAME,
	email: EMAIL,
	website: "https://example.com",
	stars: 5,
	relation: "customer" as const,
} satisfies Record<FieldName, string | number>

const testimonial = (id: string): WebhookTestimonial => ({
	id,
	...others,
	created_at: WHEN,
	duration_seconds: 42.5,
	file_size_bytes: 5_300_000,
	video_url: `${env().APP_URL}${mediaPath(id, "video")}`,
	poster_url: null,
	content_type: "video/webm",
	status: "pending",
	shared_at: null,
	withdrawn_at: null,
	playback_state: "ready",
	playback_error: null,
	tenant_name: "Example",
	tenant_slug: SLUG,
	captions_state: null,
	pinned_at: null,
	tags: [],
	stars,
	relation,
	language: "en",
})

const lead = (id: string): WebhookLead => ({
	id,
	email: EMAIL,
	name: NAME,
	phone: "+1 555 0100",
	company: "Example Bakery",
	score: 80,
	quiz_name: "Which cake suits you?",
	created_at: WHEN,
	conversation_id: CONVERSATION_ID,
	language: "en",
})

const question = (id: string): UnansweredQuestion => ({
	id,
	question: "Do you deliver on Sundays?",
	count: 3,
	last_asked_at: WHEN,
	conversation_id: CONVERSATION_ID,
})

const conversation = (id: string): WebhookConversation => ({
	id,
	created_at: WHEN,
	last_message_at: LATER,
	message_count: 4,
	first_question: "Can I talk to a person?",
	visitor: { name: NAME, email: EMAIL },
	language: "en",
	person_state: "waiting",
	person_asked_at: LATER,
})

const completed = (id: string): WebhookQuizSession => ({
	id,
	quiz_id: QUIZ_ID,
	quiz_name: "Which cake suits you?",
	user_name: NAME,
	user_email: EMAIL,
	started_at: WHEN,
	completed_at: LATER,
	percentage_score: 80,
	total_score: 8,
	max_possible_score: 10,
	lead_level: "high",
	outcome_title: "Chocolate cake",
	answers: [{ question_id: "q1", question: "Do you like chocolate?", answer: "Yes" }],
	tenant_slug: SLUG,
	language: "en",
})
const UNFINISHED = {
	completed_at: null,
	percentage_score: null,
	total_score: null,
	max_possible_score: null,
	lead_level: null,
	outcome_title: null,
} satisfies Partial<WebhookQuizSession>

const SAMPLES: Record<EventSubject, (id: string) => object> = {
	testimonial,
	lead,
	question,
	conversation,
	quizSession: completed,
}
/** Where an event changes its subject. */
const CHANGES: Partial<Record<EventType, object>> = {
	"testimonial.approved": { status: "approved" },
	"testimonial.rejected": { status: "rejected" },
	"testimonial.withdrawn": { status: "rejected", withdrawn_at: LATER },
	"quiz.started": { ...UNFINISHED, answers: [] },
	"quiz.partial": UNFINISHED,
}

export function sampleData({ type, subjectId }: Pick<Told, "type" | "subjectId">): object {
	return { ...SAMPLES[EVENTS[type].about](subjectId), ...CHANGES[type] }
}
