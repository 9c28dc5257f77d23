import type { KeyScope } from "@/lib/tenants/api-keys/key-scopes"

const EXPIRIES: readonly { value: string; label: string }[] = [
	{ value: "30", label: "In 30 days" },
	{ value: "90", label: "In 90 days" },
	{ value: "365", label: "In a year" },
	{ value: "", label: "Never" },
]

export const integrationWords = {
	integrations: "Integrations",
	header: "Connect your own programs: with an API key they ask us, and through a webhook we tell them what happens.",
	/** For admins who may not see API keys. */
	webhooksOnlyHeader: "Connect your own programs: through a webhook we tell them what happens here.",
	apiReference: "API reference",
	apiReferenceAbout: "Every call, with the scope that a key needs, and a line to copy.",
}

export const apiKeyWords = {
	title: "API keys",
	about: "A website, a spreadsheet, or another program can read and change what's here without signing in.",
	none: "No API keys yet",
	noneWhy: "Create one for each program, so that you can revoke one without stopping the others.",
	new: "New API key",
	create: "Create key",
	nameHint: "The program that uses it, like “Website” or “CRM”.",
	nameMissing: "Enter a name",
	nameTooLong: (most: number) => `The name can have up to ${most} characters`,
	may: "What it may do",
	mayNothing: "Choose what the key may do",
	expires: "Expires",
	expiresHint: "After that, the program needs a new key.",
	neverExpiresHint: "It works until you revoke it, even if someone else gets hold of it.",
	/** Days, as the select holds them. */
	expiries: EXPIRIES,
	firstExpiry: "365",

	created: "Your new API key",
	once: "Copy it now. We don't store it, so you can't see it again. Keep it where only the program can read it, and never in a web page.",
	theKey: "API key",
	savedIt: "I've copied it",

	scopeLabels: {
		"testimonials:read": "See testimonials",
		"testimonials:write": "Change testimonials",
		"leads:read": "See leads",
		"conversations:read": "See conversations",
		"quizzes:read": "See quizzes",
		"quizzes:write": "Change quizzes",
		"settings:read": "See settings",
		"settings:write": "Change settings",
		"webhooks:write": "Manage webhooks",
	} satisfies Record<KeyScope, string>,
	scopeHints: {
		"testimonials:read": "With customers' names and emails, captions, tags, widgets, and invitations.",
		"testimonials:write": "Approve, tag, import, and delete them, and invite customers. Includes seeing them.",
		"leads:read": "Contact details that visitors left in the chat or a quiz.",
		"conversations:read": "What visitors and the chatbot wrote, and unanswered questions.",
		"quizzes:read": "With the answers and results of everyone who took them.",
		"quizzes:write": "Create, edit, and delete them, and make PDF reports. Includes seeing them.",
		"settings:read": "Of your pages and the chatbot, with what it knows.",
		"settings:write": "Of your pages and the chatbot, with what it knows. Includes seeing them.",
		"webhooks:write": "Add and change them, and see their log. A webhook gets people's data from every event.",
	} satisfies Record<KeyScope, string>,

	/** Both are followed by the time. */
	lastUsed: "Last used",
	worksUntil: "Expires",
	usedBy: (program: string | null, address: string | null) =>
		(program ? ` by ${program}` : "") + (address ? ` from ${address}` : ""),
	madeBy: (email: string | null) => (email ? `Made by ${email}` : "Made by an unknown admin"),
	neverUsed: "Never used",
	neverExpires: "Never expires",
	active: "Active",
	isExpired: "Expired",
	/** Behind the beginning of a key. */
	andSoOn: "…",
	revoke: "Revoke",
	revokeAsk: (name: string) => `Revoke “${name}”?`,
	revokeMeans: "The program that uses it stops working at once. You can't undo this.",
	revoked: "API key revoked",
	revokeFailed: "Failed to revoke the API key",
}
