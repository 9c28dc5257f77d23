import type { TenantRole } from "@/lib/accounts/roles"
import type { KeyScope } from "@/lib/tenants/api-keys/key-scopes"

/**
 * Who may call an operation.
 * public: anyone, about nothing that belongs to a tenant, or about something with a visibility of its own.
 * visitor: anyone, on the public side of the active tenant whose slug is in the path.
 * quiz_session: a visitor with the secret of the quiz session in the path.
 * session: any signed-in admin, about their own account.
 * tenant: an admin within one tenant, which a platform admin names by tenant_slug or tenant_id.
 * scoped: a tenant admin within their own tenant, a platform admin everywhere or within the tenant they name.
 * platform: platform_admin only.
 */
export type Auth = "public" | "visitor" | "quiz_session" | "session" | "tenant" | "scoped" | "platform"
export type Product = "video_testimonials" | "chatbot"

interface Meta {
	/** Success and the operation's own refusals. Any operation may also answer 401, 403, 405, 429 or 5xx. */
	statuses: readonly number[]
}

/**
 * Whether an admin must have shown the second step within the last minutes, or is asked again (403 with
 * `next_step: "confirm"`). An account without a second step gives its password instead.
 * second_step: an account without one is not asked, because the call takes the password itself or finds nothing there.
 * partly: the call itself asks, for some of what it does.
 */
export type AsksAgain = boolean | "second_step" | "partly"

/**
 * What a call of a signed-in admin does. Whatever changes who may get in, or takes data out or away, says whether it asks
 * again: a new call cannot forget it. tests/quality/asking-calls.test.ts holds that it does, with each exception's reason.
 * read: shows what the caller may see, or tries something out.
 * edit: changes or publishes content.
 * access: changes who gets in, or where data goes by itself: people, roles, keys, webhooks, mailboxes, addresses.
 * export: gives data out as a file.
 * removal: deletes.
 */
export type Effect =
	| { effect: "read" | "edit"; asksAgain?: undefined }
	| { effect: "access" | "export" | "removal"; asksAgain: AsksAgain }

/**
 * An operation about a tenant names its product, because writes answer 403 while that product is off. Null if it
 * belongs to no product, such as settings. An admin's operation names the least role that may call it. Without one it is
 * for owners, so that a new operation that forgets its role is closed rather than open. In the same way it is closed to
 * API keys unless it names the scope that a key needs.
 */
type Belonging<A extends Auth> = A extends "tenant" | "scoped"
	? { product: Product | null; role?: TenantRole; keyScope?: KeyScope } & Effect
	: A extends "visitor" | "quiz_session"
		? { product: Product | null }
		: A extends "session" | "platform"
			? Effect
			: { asksAgain?: undefined }

export interface Types {
	query?: object
	/** Sent as JSON. */
	body?: object
	/** Sent as a form, with numbers and flags as text. */
	form?: object
	/** Sent as multipart: one file under this name beside the fields of `form`. */
	file?: string
	answer?: unknown
}

/** Metadata at run time, types at compile time. */
export type Operation<T extends Types = Types, A extends Auth = Auth> = Meta &
	Belonging<A> & { auth: A; readonly __types?: T }

/** Declares a row: `authorised("platform")<{ body: … }>({ … })` gives its types. */
function authorised<A extends Auth>(auth: A) {
	return <T extends Types>(meta: Meta & Belonging<A>): Operation<T, A> => ({ auth, ...meta })
}

export const anyone = authorised("public")
export const visitor = authorised("visitor")
export const quizTaker = authorised("quiz_session")
export const signedIn = authorised("session")
export const tenant = authorised("tenant")
export const scoped = authorised("scoped")
export const platform = authorised("platform")

/** For platform admins. A tenant admin always acts in their own tenant. */
export interface NamedTenant {
	tenant_slug?: string
	tenant_id?: string
}

export const UPLOAD = [200, 400, 408, 413, 415, 422] as const
