import type { AuditEntry } from "@/lib/client/contract"

/** One field of an entry. `from` is null where the thing was made, `to` where it was removed. */
export interface AuditChange {
	label: string
	from: string | null
	to: string | null
}

export interface DescribedEntry {
	/** What was done, to be read after who did it: "changed the settings". */
	deed: string
	changes: AuditChange[]
}

/** As screens name them, where that differs from the stored word. */
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

/** What the general grammar below would say awkwardly. */
const DEEDS: Record<string, string> = {
	"tenant.activated": "switched the business on",
	"tenant.deactivated": "switched the business off",
	"user.invited": "invited an admin",
	"mail.tested": "sent a test email",
	"person.erased": "erased a person's data",
	"person.exported": "exported a person's data",
	"tenant.created": "created the business",
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
	logo_key: "Logo",
	public_shared_only: "Public view limited to shared testimonials",
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const words = (name: string) => name.replaceAll("_", " ").replace(/\be?mail\b/g, "email")
const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "tenant.settings_changed" is what was done to what: the last word is the verb, in the past tense. */
function deedOf(action: string): string {
	const known = DEEDS[action]
	if (known) return known
	const [subject = "", event = ""] = action.split(".", 2)
	const verb = event.slice(event.lastIndexOf("_") + 1)
	const object = event.slice(0, Math.max(0, event.lastIndexOf("_"))) || subject
	return `${verb} the ${NOUNS[object] ?? words(object)}`.trim()
}

function valueText(name: string, value: unknown): string {
	if (value === null || value === undefined || value === "") return "empty"
	if (value === "[redacted]") return "hidden"
	if (typeof value === "boolean") return value ? "on" : "off"
	if (Array.isArray(value)) return value.every((entry) => typeof entry === "string") ? value.join(", ") : "changed"
	if (typeof value === "object") return JSON.stringify(value)
	// A stored file's key says nothing to anybody.
	if (/_key$/.test(name)) return "a file"
	return String(value)
}

/** An entry in words. Actions and fields that nobody foresaw are read by their names. */
export function describeEntry({ action, before, after }: Pick<AuditEntry, "action" | "before" | "after">) {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
	const changes = names.map((stored): AuditChange => {
		const name = snake(stored)
		return {
			label: LABELS[name] ?? sentenceCase(words(name.replace(/_key$/, ""))),
			from: before && valueText(name, before[stored]),
			to: after && valueText(name, after[stored]),
		}
	})
	return { deed: deedOf(action), changes } satisfies DescribedEntry
}
