import type { KeyScope } from "@/lib/tenants/api-keys/key-scopes"

/** Texts of a business's Integrations section. */

export const INTEGRATIONS = "Integrations"
export const INTEGRATIONS_ABOUT = "API keys and webhooks for your own programs"
export const INTEGRATIONS_HEADER =
	"Connect your own programs: with an API key they ask us, and through a webhook we tell them what happens."
/** For admins who may not see API keys. */
export const WEBHOOKS_ONLY_HEADER = "Connect your own programs: through a webhook we tell them what happens here."
export const API_REFERENCE = "API reference"
export const API_REFERENCE_ABOUT = "Every call, with the scope that a key needs, and a line to copy."
export const API_KEYS = "API keys"
export const API_KEYS_ABOUT =
	"A website, a spreadsheet, or another program can read and change what's here without signing in."
export const NO_KEYS = "No API keys yet"
export const NO_KEYS_WHY = "Create one for each program, so that you can revoke one without stopping the others."
export const NEW_KEY = "New API key"
export const CREATE_KEY = "Create key"
export const KEY_NAME = "Name"
export const KEY_NAME_HINT = "The program that uses it, like “Website” or “CRM”."
export const KEY_NAME_MISSING = "Enter a name"
export const nameTooLong = (most: number) => `The name can have up to ${most} characters`
export const KEY_MAY = "What it may do"
export const KEY_MAY_NOTHING = "Choose what the key may do"
export const KEY_EXPIRES = "Expires"
export const EXPIRES_HINT = "After that, the program needs a new key."
export const NEVER_EXPIRES_HINT = "It works until you revoke it, even if someone else gets hold of it."
/** Days, as the select holds them. */
export const EXPIRIES: readonly { value: string; label: string }[] = [
	{ value: "30", label: "In 30 days" },
	{ value: "90", label: "In 90 days" },
	{ value: "365", label: "In a year" },
	{ value: "", label: "Never" },
]
export const FIRST_EXPIRY = "365"

export const KEY_CREATED = "Your new API key"
export const KEY_ONCE =
	"Copy it now. We don't store it, so you can't see it again. Keep it where only the program can read it, and never in a web page."
export const THE_KEY = "API key"
export const SAVED_IT = "I've copied it"

export const SCOPE_LABELS: Record<KeyScope, string> = {
	"testimonials:read": "See testimonials",
	"testimonials:write": "Change testimonials",
	"leads:read": "See leads",
	"conversations:read": "See conversations",
	"quizzes:read": "See quizzes",
	"quizzes:write": "Change quizzes",
	"settings:read": "See settings",
	"settings:write": "Change settings",
	"webhooks:write": "Manage webhooks",
}
export const SCOPE_HINTS: Record<KeyScope, string> = {
	"testimonials:read": "With customers' names and emails, captions, tags, widgets, and invitations.",
	"testimonials:write": "Approve, tag, import, and delete them, and invite customers. Includes seeing them.",
	"leads:read": "Contact details that visitors left in the chat or a quiz.",
	"conversations:read": "What visitors and the chatbot wrote, and unanswered questions.",
	"quizzes:read": "With the answers and results of everyone who took them.",
	"quizzes:write": "Create, edit, and delete them, and make PDF reports. Includes seeing them.",
	"settings:read": "Of your pages and the chatbot, with what it knows.",
	"settings:write": "Of your pages and the chatbot, with what it knows. Includes seeing them.",
	"webhooks:write": "Add and change them, and see their log. A webhook gets people's data from every event.",
}

/** Both are followed by the time. */
export const KEY_LAST_USED = "Last used"
export const KEY_WORKS_UNTIL = "Expires"
/** Follows that time. */
export const usedBy = (program: string | null, address: string | null) =>
	(program ? ` by ${program}` : "") + (address ? ` from ${address}` : "")
export const madeBy = (email: string | null) => (email ? `Made by ${email}` : "Made by an unknown admin")
export const KEY_NEVER_USED = "Never used"
export const KEY_NEVER_EXPIRES = "Never expires"
export const KEY_ACTIVE = "Active"
export const KEY_IS_EXPIRED = "Expired"
/** Behind the beginning of a key. */
export const AND_SO_ON = "…"
export const REVOKE = "Revoke"
export const revokeAsk = (name: string) => `Revoke “${name}”?`
export const REVOKE_MEANS = "The program that uses it stops working at once. You can't undo this."
export const KEY_REVOKED = "API key revoked"
export const REVOKE_FAILED = "Failed to revoke the API key"
