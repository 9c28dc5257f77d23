import type { Lead } from "@/lib/chatbot/leads/archive/answers"
import type { UnansweredQuestion } from "@/lib/chatbot/unanswered/inbox/answers"
import { env } from "@/lib/env"
import type { Submission } from "@/lib/submissions/answers"
import type { FieldName } from "@/lib/submissions/form-fields"
import { mediaPath } from "@/lib/submissions/media-address"
import type { Told } from "@/lib/webhooks/deliver-webhooks"
import type { EventType } from "@/lib/webhooks/event-types"
import type { WebhookConversation, WebhookQuizSession } from "./answers"

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

const testimonial = (id: string): Submission => ({
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
})

const lead = (id: string): Lead => ({
	id,
	email: EMAIL,
	name: NAME,
	phone: "+1 555 0100",
	company: "Example Bakery",
	score: 80,
	quiz_name: "Which cake suits you?",
	created_at: WHEN,
	conversation_id: CONVERSATION_ID,
})

const question = (id: string): UnansweredQuestion => ({
	id,
	question: "Do you deliver on Sundays?",
	count: 3,
	last_asked_at: WHEN,
	conversation_id: CONVERSATION_ID,
})

const asking = (id: string): WebhookConversation => ({
	id,
	created_at: WHEN,
	last_message_at: LATER,
	message_count: 4,
	first_question: "Can I talk to a person?",
	visitor: { name: NAME, email: EMAIL },
	person_state: "waiting",
	person_asked_at: LATER,
})

const started = (id: string): WebhookQuizSession => ({
	id,
	quiz_id: QUIZ_ID,
	quiz_name: "Which cake suits you?",
	user_name: NAME,
	user_email: EMAIL,
	started_at: WHEN,
	completed_at: null,
	percentage_score: null,
	total_score: null,
	max_possible_score: null,
	lead_level: null,
	outcome_title: null,
	answers: [],
	tenant_slug: SLUG,
})

const partial = (id: string): WebhookQuizSession => ({
	...started(id),
	answers: [{ question_id: "q1", question: "Do you like chocolate?", answer: "Yes" }],
})

const completed = (id: string): WebhookQuizSession => ({
	...partial(id),
	completed_at: LATER,
	percentage_score: 80,
	total_score: 8,
	max_possible_score: 10,
	lead_level: "high",
	outcome_title: "Chocolate cake",
})

const SAMPLES: Record<EventType, (id: string) => object> = {
	"testimonial.submitted": testimonial,
	"testimonial.approved": (id) => ({ ...testimonial(id), status: "approved" }),
	"testimonial.rejected": (id) => ({ ...testimonial(id), status: "rejected" }),
	"testimonial.withdrawn": (id) => ({ ...testimonial(id), status: "rejected", withdrawn_at: LATER }),
	"testimonial.deleted": testimonial,
	"lead.created": lead,
	"lead.updated": lead,
	"chat.unanswered": question,
	"chat.needs_person": asking,
	"quiz.started": started,
	"quiz.completed": completed,
	"quiz.partial": partial,
}

export function sampleData({ type, subjectId }: Pick<Told, "type" | "subjectId">): object {
	return SAMPLES[type](subjectId)
}
