/** Texts of a tenant's settings. */
export const SAVE_FAILED = "Failed to save settings"
export const LOGO_UPLOAD_FAILED = "Failed to upload logo"
export const GIFT_UPLOAD_FAILED = "Failed to upload PDF"
export const PREVIEW_UPLOAD_FAILED = "Failed to upload PDF preview image"
export const UPLOAD_TENANT_UNKNOWN =
	"Unable to determine tenant for upload. Please try accessing tenant settings via Manage button."
export const EMAIL_TEST_FAILED = "Email test failed"

export const SOMEBODY_ELSE_SAVED = "Somebody else saved these settings meanwhile"

/** The labels of the fields. They also replace the field names in the server's messages. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
	tenant_name: "Business name",
	tenant_slug: "Address",
	brand_color: "Brand color",
	page_headline: "Headline",
	page_subheadline: "Subheadline",
	thank_you_headline: "Thank-you headline",
	thank_you_subheadline: "Thank-you subheadline",
	max_duration_seconds: "Maximum duration",
	public_shared_only: "Only shared testimonials are public",
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
	system_prompt: "System prompt",
	enable_lead_capture: "Lead capture",
	testimonial_page_enabled: "Feedback button",
	testimonial_page_url: "Testimonial page",
	allowed_origins: "Allowed sites",
	title: "Title",
	content: "Text",
	answer: "Answer",
}

/** Replaces the API's field name in a message ("page_headline may have …") with the label on the screen. */
export function inWords(field: string, detail: string): string {
	const label = FIELD_LABELS[field]
	return label && detail.startsWith(`${field} `) ? label + detail.slice(field.length) : detail
}
