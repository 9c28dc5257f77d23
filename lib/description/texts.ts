import type { Auth } from "@/lib/calls"

export const API_TITLE = "Video testimonials, chatbot, and quizzes"
export const ABOUT_KEYS =
	"The operations that name a key scope are open to API keys, which an owner makes in Settings, Integrations, and which are sent as `Authorization: Bearer tstm_…`. A key acts in its own business only, and needs no `tenant_slug`."
export const ABOUT_ERRORS =
	"Refusals are JSON with a sentence in `detail`, a 422 also names each field in `errors`. What visitors read has a stable `code`, with the `values` that the sentence names, so that a page can say it in its own language; the sentence may be reworded. A 429 and a 503 say in `Retry-After` how many seconds to wait."
export const ABOUT_LISTS =
	"Lists are newest first. While `next_cursor` is not null, send it as `cursor` for the page after. Later versions may add fields to answers, values to what may be answered, and optional fields to requests."
export const API_ABOUT = [`Every call of the product. ${ABOUT_KEYS}`, ABOUT_ERRORS, ABOUT_LISTS].join("\n\n")

export const WEBHOOK_ABOUT =
	"Sent to each webhook of the business that has chosen the event, signed as Standard Webhooks 1.0 says: `webhook-id`, `webhook-timestamp`, and `webhook-signature`. The same event can come twice, with the same `webhook-id`."
export const WEBHOOK_TAKEN = "The program took it. Everything else counts as failed and is sent again."

export const TAGS = {
	Testimonials: "Testimonials, with tags, captions, widgets, invitations, and the pages on which customers give them.",
	Chatbot: "The chatbot: its settings, knowledge, conversations, and leads.",
	Quizzes: "Quizzes, and what visitors answered.",
	Business: "A business: its settings, team, API keys, webhooks, log, and the people whose data it holds.",
	Account: "Signing in, and an admin's own account.",
	Platform: "The installation itself.",
} as const

export const WHO: Record<Auth, string> = {
	public: "Open to everyone.",
	visitor: "Open to every visitor of the business in the path.",
	quiz_session: "For the visitor who took the quiz: the session's secret is the bearer token.",
	session: "For every signed-in admin, about their own account.",
	tenant: "For admins of the business. A platform admin names it by `tenant_slug` or `tenant_id`.",
	scoped: "For admins of the business. A platform admin may name one by `tenant_slug` or `tenant_id`.",
	platform: "For platform admins.",
}
export const roleNeeded = (role: string) => `Least role: ${role}.`
export const keyScopeNeeded = (scope: string, points: number, seconds: number) =>
	`An API key needs the scope \`${scope}\`. A key can make up to ${points} calls of all kinds in ${seconds} seconds.`
export const CLOSED_TO_KEYS = "Closed to API keys."
const SHOWN = "must have shown the second step in the last ten minutes."
export const ASKS_AGAIN = {
	true: `The admin ${SHOWN} An account without one gives its password instead.`,
	second_step: `An admin with two-step sign-in ${SHOWN}`,
	partly: `For some of it, the admin ${SHOWN}`,
}
export const limitOfCalls = (points: number, seconds: number) =>
	`Up to ${points} in ${seconds} seconds from one address.`
export const fileLimit = (bytes: number) => `A file of up to ${bytes / 1024 ** 2} MB (${bytes} bytes).`
export const TENANT_SLUG_ABOUT = "For platform admins: the business, by its slug."
export const TENANT_ID_ABOUT = "For platform admins: the business, by its id."

export const STATUS_TEXTS: Record<number, string> = {
	200: "Done.",
	201: "Made.",
	204: "Done, with nothing to answer.",
	206: "A part of it, as asked for by `Range`.",
	302: "It's at the address in `Location`.",
	303: "A page at the address in `Location` goes on.",
	304: "Not changed since `If-None-Match`.",
	400: "The request can't be read.",
	401: "Not signed in, or the key or session isn't valid.",
	403: "Not allowed to this caller, or the product is off.",
	404: "There is none, or it's another business's.",
	408: "The request arrived too slowly.",
	409: "It doesn't fit what is stored now.",
	412: "The upload protocol's version is not known.",
	413: "Too large.",
	415: "A type that isn't taken here.",
	416: "The range is not in it.",
	422: "A field isn't valid.",
	429: "Too many. `Retry-After` says when to try again.",
	502: "Another company's server refused.",
	503: "Busy. `Retry-After` says when to try again.",
	504: "Another company's server didn't answer.",
}
export const OTHER_REFUSAL = "Any other refusal."
