/** Texts of the activity list. */

export const ACTIVITY = "Activity"
export const ACTIVITY_PAGES = "Pages of activity"
export const NO_ACTIVITY = "No activity yet"
export const NO_ACTIVITY_WHY = "Every change an admin makes shows up here, with the values before and after."
/** Read by screen readers around the old and the new value. */
export const FROM = "from"
export const TO = "to"
/** What a change shows in place of a value that a reader cannot use. */
export const EMPTY_VALUE = "empty"
export const HIDDEN_VALUE = "hidden"
export const A_FILE = "a file"
export const ANOTHER_FILE = "another file"
export const ON = "on"
export const OFF = "off"

/** The screens' names for things, if they differ from the stored word. */
export const NOUNS: Record<string, string> = {
	submission: "testimonial",
	submissions: "testimonials",
	user: "admin",
	mail_delivery: "email",
	login_content: "login and homepage texts",
	pdf_gift: "PDF gift",
	pdf_preview: "preview image",
	email_app_password: "app password",
}

/** A predicate, alone and before the name of the business. */
export function at(summary: string): [string, string] {
	return [summary, `${summary} at`]
}

/** The same for a predicate that ends with an aside. */
const aside = (summary: string): [string, string] => [summary, `${summary}, at`]

/** Actions that the general grammar below would phrase awkwardly. `before` precedes the name of the business. */
export const SUMMARIES: Record<string, [alone: string, before: string]> = {
	"tenant.created": ["created the business", "created"],
	"tenant.activated": ["activated the business", "activated"],
	"tenant.deactivated": ["deactivated the business", "deactivated"],
	"tenant.product_access_changed": at("changed product access"),
	"user.password_changed": at("changed their password"),
	"user.invited": at("invited an admin"),
	"user.joined": at("accepted the invitation"),
	"user.session_ended": at("signed out a device"),
	"user.sessions_ended": at("signed out everywhere"),
	"user.role_changed": at("changed an admin's role"),
	"user.second_factor_added": at("turned on two-step sign-in"),
	"user.second_factor_removed": at("turned off two-step sign-in"),
	"user.address_changed": at("changed the address that they sign in with"),
	"user.authenticator_added": at("added an authenticator app"),
	"user.authenticator_removed": at("removed an authenticator app"),
	"user.passkey_added": at("added a passkey"),
	"user.passkey_removed": at("removed a passkey"),
	"user.passkey_refused": at("used a passkey that may have been copied, and was refused"),
	"user.recovery_codes_renewed": at("got new recovery codes"),
	"user.recovery_code_used": at("used a recovery code"),
	"tenant.two_step_changed": at("changed whether two-step sign-in is required"),
	"platform.two_step_changed": at("changed whether two-step sign-in is required of everyone"),
	"api_key.created": at("created an API key"),
	"api_key.adopted": at("took over an API key"),
	"api_key.revoked": at("revoked an API key"),
	"webhook.secret_rotated": at("got a new signing secret for a webhook"),
	"webhook.tested": at("sent a test event to a webhook"),
	"webhook_delivery.requeued": at("sent an event to a webhook again"),
	"mail.tested": at("sent a test email"),
	"mail.requeued": at("sent an email again"),
	"platform.carousel_image_uploaded": at("added a carousel image"),
	"consent.revoked": at("withdrew consent for a testimonial"),
	"person.erased": at("erased a person's data"),
	"person.exported": at("exported a person's data"),
	"chatbot.settings_changed": at("changed the chatbot's settings"),
	"chatbot.avatar_removed": at("removed the chatbot's avatar"),
	"chatbot.budget_changed": at("changed the chatbot's daily limit"),
	"submission.status_changed": at("changed the status of a testimonial"),
	"submission.imported": aside("imported a testimonial, with consent as stated by the business"),
	"submissions.imported": aside("imported written testimonials, with consent as stated by the business"),
	"submission.pinned": at("pinned a testimonial"),
	"submission.unpinned": at("unpinned a testimonial"),
	"consent_text.changed": at("changed the consent sentence"),
	"submission.tagged": at("changed the tags of a testimonial"),
	"submission.poster_changed": at("changed the poster of a testimonial"),
	"submission.original_downloaded": at("downloaded the original file of a testimonial"),
	"submission.repair_requested": at("retried the video of a testimonial"),
	"conversation.deleted": at("deleted a conversation"),
	"conversation.claimed": at("took over a conversation from the chatbot"),
	"conversation.returned": at("handed a conversation back to the chatbot"),
	"conversation.closed": at("closed a conversation with a visitor"),
	"retention.changed": at("changed what is deleted automatically"),
	"submissions.deleted": at("deleted testimonials that were never approved"),
	"conversations.deleted": at("deleted old conversations"),
	"lead.deleted": at("deleted a lead"),
	"invitations.created": at("invited customers"),
	"invitation.canceled": at("stopped emails to an invited customer"),
	"invitation.deleted": at("deleted a customer's invitation"),
	"invitation_pace.changed": at("changed how fast invitations are sent"),
	"website.added": at("added a website to the chatbot's knowledge"),
	"website.reading_started": at("started reading a website again"),
	"website.pages_changed": at("changed which pages of a website are knowledge"),
	"website.removed": at("removed a website from the chatbot's knowledge"),
	"knowledge.added": at("added to the chatbot's knowledge"),
	"knowledge.changed": at("changed the chatbot's knowledge"),
	"knowledge.deleted": at("deleted from the chatbot's knowledge"),
	"captions.saved": at("changed a testimonial's captions"),
	"captions.uploaded": at("uploaded a testimonial's captions"),
	"captions.approved": at("approved a testimonial's captions"),
	"captions.headline_picked": at("picked a headline from a testimonial"),
	"captions.headline_removed": at("removed the headline from a testimonial"),
	"captions.unapproved": at("moved a testimonial's captions back to draft"),
	"captions.deleted": at("deleted a testimonial's captions"),
	"captions.transcription_requested": at("requested captions for a testimonial"),
	"test_question.added": at("added a test question for the chatbot"),
	"test_question.changed": at("changed a test question of the chatbot"),
	"test_question.deleted": at("deleted a test question of the chatbot"),
	"test_run.started": at("ran the chatbot's test questions"),
	"unanswered.answered": at("answered an unanswered question"),
	"unanswered.dismissed": at("dismissed an unanswered question"),
}

export const LABELS: Record<string, string> = {
	video_testimonials_enabled: "Video Testimonials",
	chatbot_enabled: "AI Chatbot",
	video_testimonials_message: "Video Testimonials message",
	chatbot_message: "AI Chatbot message",
	is_active: "Active",
	tenant_role: "Role",
	two_step_required: "Two-step sign-in is required",
	email_app_password: "App password",
	pdf_gift_key: "PDF gift",
	pdf_preview_image_key: "Preview image",
	pdf_gift: "PDF gift",
	pdf_preview: "Preview image",
	logo_key: "Logo",
	order_index: "Position",
	testimonial_months: "Testimonials never approved, months",
	conversation_days: "Conversations, days",
	count: "How many",
	show_transcript: "Transcript on testimonial pages",
	funnel_enabled: "Visits to the page are counted",
	show_more_testimonials: "More testimonials below each one",
	wall_enabled: "Wall page",
	wall_widget_id: "Widget of the wall page",
	show_in_search: "Found by search engines",
	accept_written: "Written testimonials",
	ask_stars: "Stars",
	website_url: "Website",
	public_shared_only: "Only shared testimonials are public",
}
