import { ApiError } from "@/lib/client/api"
import type { FieldError } from "./edit-values"

/** The labels of the fields. They also replace the field names in the server's messages. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
	tenant_name: "Business name",
	tenant_slug: "Slug",
	brand_color: "Brand color",
	page_headline: "Headline",
	page_subheadline: "Subheadline",
	thank_you_headline: "Thank-you headline",
	thank_you_subheadline: "Thank-you subheadline",
	max_duration_seconds: "Maximum duration",
	public_shared_only: "Only shared testimonials are public",
	show_transcript: "Show the transcript on testimonial pages",
	funnel_enabled: "Count visits to your page",
	show_more_testimonials: "Show more of your testimonials below each one",
	languages: "Languages for your visitors",
	visitor_language: "Follow the visitor's browser",
	language_switch: "Let visitors change the language",
	show_verify: "Let visitors verify that a testimonial is unchanged",
	recording_prompts: "Questions while recording",
	gift_disclosure: "Note about the gift",
	accept_written: "Visitors may write instead",
	ask_stars: "Ask for stars",
	ask_relation: "Ask for the relation to your business",
	hidden_fields: "Hidden fields",
	website_url: "Website",
	notify_email: "Notify address",
	email_enabled: "Notifications",
	email_subject_template: "Subject",
	email_provider: "Provider",
	email_address: "Mailbox address",
	email_app_password: "App password",
	email_from_name: "Sender name",
	chatbot_name: "Name",
	chatbot_description: "Description",
	chat_greeting: "Greeting",
	starter_questions: "Starter questions",
	primary_color: "Color",
	avatar_type: "Avatar",
	ai_model: "AI model",
	system_prompt: "Instructions",
	enable_lead_capture: "Lead capture",
	testimonial_page_enabled: "Feedback button",
	testimonial_page_url: "Testimonial page",
	allowed_origins: "Allowed sites",
	person_enabled: "A person can take over",
	person_hours: "Hours",
	person_time_zone: "Time zone",
	mail_transcript: "Email about a visitor who asked for a person in vain",
	mail_new_lead: "Email about new leads",
	mail_unanswered: "Email about unanswered questions",
	mail_quiz_completed: "Email about completed quizzes",
	language: "Language",
	title: "Title",
	content: "Text",
	answer: "Answer",
}

/** Replaces the API's field name in a message ("page_headline may have …") with the label on the screen. */
export function inWords(field: string, detail: string, labels = FIELD_LABELS): string {
	const label = labels[field]
	return label && detail.startsWith(`${field} `) ? label + detail.slice(field.length) : detail
}

export function fieldErrors(
	issues: readonly { path: PropertyKey[]; message: string }[] = [],
	words: (field: string, detail: string) => string = inWords,
): FieldError[] {
	const found = new Map<string, string>()
	for (const { path, message } of issues) {
		const field = String(path[0] ?? "")
		if (!found.has(field)) found.set(field, words(field, message))
	}
	return [...found].map(([field, detail]) => ({ field, detail }))
}

/** The error with the form's labels in its field errors. Returns any other error unchanged. */
export function worded(error: unknown, words: (field: string, detail: string) => string = inWords): unknown {
	if (!(error instanceof ApiError)) return error
	const errors = error.errors.map(({ field, detail }) => ({ field, detail: words(field, detail) }))
	return new ApiError(error.status, error.detail, errors, error.retryAfter)
}
