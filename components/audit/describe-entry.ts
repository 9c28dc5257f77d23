import type { AuditEntry } from "@/lib/client/contract"

/** One changed field. `from` is null if the entry created the record, `to` is null if it deleted it. */
export interface AuditChange {
	label: string
	from: string | null
	to: string | null
}

export interface DescribedEntry {
	/** The action as a predicate: "changed the settings". */
	summary: string
	/** The same, followed by the name of the business: "changed the settings at". */
	summaryAt: string
	changes: AuditChange[]
}

/** The screens' names for things, if they differ from the stored word. */
const NOUNS: Record<string, string> = {
	submission: "testimonial",
	submissions: "testimonials",
	user: "admin",
	mail_delivery: "mail",
	login_content: "login and homepage texts",
	pdf_gift: "PDF gift",
	pdf_preview: "preview image",
	email_app_password: "app password",
}

/** Actions that the general grammar below would phrase awkwardly. `before` precedes the name of the business. */
const SUMMARIES: Record<string, [alone: string, before: string]> = {
	"tenant.created": ["created the business", "created"],
	"tenant.activated": ["switched the business on", "switched on"],
	"tenant.deactivated": ["switched the business off", "switched off"],
	"user.invited": at("invited an admin"),
	"user.joined": at("accepted the invitation"),
	"user.session_ended": at("signed out a device"),
	"user.sessions_ended": at("signed out everywhere"),
	"mail.tested": at("sent a test email"),
	"mail.requeued": at("sent an email again"),
	"platform.carousel_image_uploaded": at("added a carousel image"),
	"consent.revoked": at("withdrew the consent to a testimonial"),
	"person.erased": at("erased a person's data"),
	"person.exported": at("exported a person's data"),
	"chatbot.settings_changed": at("changed the chatbot's settings"),
	"chatbot.avatar_removed": at("removed the chatbot's avatar"),
	"chatbot.budget_changed": at("changed the chatbot's daily limit"),
	"submission.status_changed": at("changed the status of a testimonial"),
	"submission.repair_requested": at("had the video of a testimonial prepared again"),
	"conversation.deleted": at("deleted a conversation"),
	"lead.deleted": at("deleted a lead"),
	"knowledge.added": at("added to the chatbot's knowledge"),
	"knowledge.changed": at("changed the chatbot's knowledge"),
	"knowledge.deleted": at("deleted from the chatbot's knowledge"),
	"captions.saved": at("changed a testimonial's captions"),
	"captions.uploaded": at("uploaded a testimonial's captions"),
	"captions.approved": at("approved a testimonial's captions"),
	"captions.unapproved": at("took a testimonial's captions back"),
	"captions.headline_picked": at("picked a headline from a testimonial"),
	"captions.headline_removed": at("removed the headline of a testimonial"),
	"captions.deleted": at("deleted a testimonial's captions"),
	"captions.transcription_requested": at("had a testimonial transcribed"),
	"unanswered.answered": at("answered an unanswered question"),
	"unanswered.dismissed": at("dismissed an unanswered question"),
}

function at(summary: string): [string, string] {
	return [summary, `${summary} at`]
}

const LABELS: Record<string, string> = {
	video_testimonials_enabled: "Video Testimonials",
	chatbot_enabled: "AI Chatbot",
	video_testimonials_message: "Video Testimonials message",
	chatbot_message: "AI Chatbot message",
	is_active: "Active",
	email_app_password: "App password",
	pdf_gift_key: "PDF gift",
	pdf_preview_image_key: "Preview image",
	pdf_gift: "PDF gift",
	pdf_preview: "Preview image",
	logo_key: "Logo",
	order_index: "Place",
	show_transcript: "Transcript on testimonial pages",
	show_more_testimonials: "More testimonials below each one",
	website_url: "Website",
	public_shared_only: "Public view limited to shared testimonials",
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const words = (name: string) => name.replaceAll("_", " ").replace(/\be?mail\b/g, "email")
const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** In "tenant.settings_changed" the last word is the verb, in the past tense. The words before it are its object. */
function summaryOf(action: string): [string, string] {
	const known = SUMMARIES[action]
	if (known) return known
	const [subject = "", event = ""] = action.split(".", 2)
	const verb = event.slice(event.lastIndexOf("_") + 1)
	const object = event.slice(0, Math.max(0, event.lastIndexOf("_"))) || subject
	return at(`${verb} the ${NOUNS[object] ?? words(object)}`)
}

/** Names the testimonial's author: "shared the testimonial" becomes "shared Jane Doe's testimonial". */
const naming = (summary: string, name: string) =>
	// A function, since a name may contain replacement patterns such as `$&`.
	summary.replace(
		/\b(?:the|a) testimonial('s captions)?/,
		(_, captions) => `${name}'s ${captions ? "captions" : "testimonial"}`,
	)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** IDs mean nothing to a reader. The sentence already says that something moved. */
const isUnreadable = (value: unknown) =>
	(typeof value === "string" && UUID.test(value)) ||
	(Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === "string" && UUID.test(entry)))

const isStoredFile = (name: string, value: unknown) =>
	/_(key|url)$/i.test(name) && /^\/?(media|assets)\//.test(String(value))

function valueText(name: string, value: unknown): string {
	if (value === null || value === undefined || value === "") return "empty"
	if (value === "[redacted]") return "hidden"
	if (typeof value === "boolean") return value ? "on" : "off"
	if (Array.isArray(value) && value.every((entry) => typeof entry === "string")) return value.join(", ") || "empty"
	if (typeof value === "object") return JSON.stringify(value)
	// The path of a stored file means nothing to a reader.
	if (isStoredFile(name, value)) return "a file"
	// People count from one.
	if (name === "order_index" && typeof value === "number") return String(value + 1)
	return String(value)
}

/** An entry in words. An action or field that is unknown here is described by its own name. */
export function describeEntry({
	action,
	target_name,
	before,
	after,
}: Pick<AuditEntry, "action" | "target_name" | "before" | "after">): DescribedEntry {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
	const changes = names.flatMap((stored): AuditChange[] => {
		if (isUnreadable(before?.[stored]) || isUnreadable(after?.[stored])) return []
		const name = snake(stored)
		// When the record itself is created or deleted, its file is not worth a line.
		if ((!before || !after) && isStoredFile(name, (before ?? after)?.[stored])) return []
		const label = LABELS[name] ?? sentenceCase(words(name.replace(/_(key|url)$/, "")))
		const from = before && valueText(name, before[stored])
		const to = after && valueText(name, after[stored])
		return [{ label, from, to: to === from && to === "a file" ? "another file" : to }]
	})
	const [summary, summaryAt] = summaryOf(action).map((text) => (target_name ? naming(text, target_name) : text)) as [
		string,
		string,
	]
	return { summary, summaryAt, changes }
}
