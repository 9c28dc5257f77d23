/**
 * public: anyone, about nothing of a tenant's (or about something that its own visibility guards). visitor: anyone, on
 * the public side of the active tenant whose slug stands in the path. quiz_session: a visitor who bears the secret of the
 * quiz session in the path. session: any signed-in admin, about itself. tenant:
 * needs one tenant (a platform admin names it by tenant_slug or tenant_id). scoped: a tenant admin inside its own tenant,
 * a platform admin everywhere, or inside the tenant it names. platform: platform_admin only.
 */
export type Auth = "public" | "visitor" | "quiz_session" | "session" | "tenant" | "scoped" | "platform"
export type Product = "video_testimonials" | "chatbot"

interface Meta {
	/** Success and the refusals of its own; 401, 403, 405, 429 and 5xx go without saying. */
	statuses: readonly number[]
	addition?: true
}

/**
 * Whatever concerns a tenant says which product it belongs to, since writes answer 403 while that is switched off; null is
 * what belongs to none, such as settings.
 */
type Belonging<A extends Auth> = A extends "visitor" | "quiz_session" | "tenant" | "scoped"
	? { product: Product | null }
	: unknown

export interface Types {
	query?: object
	/** Sent as JSON. */
	body?: object
	/** Sent as a form: text fields, numbers and flags in their text form. */
	form?: object
	/** Sent as multipart, with one file under this name beside the fields of `form`. */
	file?: string
	answer?: unknown
}

/** Meta data at run time, types at compile time. */
export type Operation<T extends Types = Types, A extends Auth = Auth> = Meta &
	Belonging<A> & { auth: A; readonly __types?: T }

/** A row without its types: `authorised("platform")<{ body: … }>({ … })`. */
export function authorised<A extends Auth>(auth: A) {
	return <T extends Types>(meta: Meta & Belonging<A>): Operation<T, A> => ({ auth, ...meta })
}
