import type { TenantRole } from "@/lib/accounts/roles"
import type { LimitName } from "@/lib/limits/limits"
import type { UploadKind } from "@/lib/storage/upload-policy"
import type { KeyScope } from "@/lib/tenants/api-keys/key-scopes"

/**
 * How a call is declared. A domain's calls.ts says of each of its calls, by "METHOD /path", who may make it, what it takes
 * and what it answers. The route, the description of the API, the typed client, and the authorization tests take all of
 * that from there.
 */

/**
 * Who may make a call.
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
 * A call about a tenant names its product, because writes answer 403 while that product is off. Null if it belongs to no
 * product, such as settings. An admin's call names the least role that may make it. Without one it is for owners, so that
 * a new call that forgets its role is closed rather than open. In the same way it is closed to API keys unless it names
 * the scope that a key needs.
 */
type Belonging<A extends Auth> = A extends "tenant" | "scoped"
	? { product: Product | null; role?: TenantRole; keyScope?: KeyScope } & Effect
	: A extends "visitor" | "quiz_session"
		? { product: Product | null }
		: A extends "session" | "platform"
			? Effect
			: { asksAgain?: undefined }

/**
 * A zod schema, as far as the compiler must know it here. To compare each of six hundred schemas with zod's own type took
 * it three times as long as all the rest.
 */
export interface Schema {
	readonly _zod: { readonly output: unknown; readonly input: unknown }
}
export type Output<S extends Schema> = S["_zod"]["output"]
export type Input<S extends Schema> = S["_zod"]["input"]

export type ContentType = "application/json" | "application/x-www-form-urlencoded" | "multipart/form-data"
export type FileSpec = { into: "disk"; maxBytes: number; tooLarge: string } | { into: "memory"; maxBytes: number }
export type FileSpecs = Readonly<Record<string, FileSpec>>

interface Exchange {
	/** Counted by the caller's address. Its refusal comes before any other. */
	limit?: LimitName
	/** A malformed id or slug is answered with 404, like an unknown one. */
	params?: Schema
	query?: Schema
	body?: Schema
	/** Sent as a form, with numbers and flags as text. */
	form?: Schema
	/** Sent with the form: one file of this kind, named `file`, which must be there. */
	upload?: UploadKind
	/** Sent with the form, by name. Each may be missing. */
	files?: FileSpecs
	/** Bytes of a JSON body or an urlencoded form, or of each field. */
	cap?: number
	/** What is said of a form whose fields together have more bytes than `cap`. */
	tooLarge?: string
	/** Where it is not what follows from the above. */
	sentAs?: readonly ContentType[]
	/** The handler reads it when there is room for it, and checks the fields of a form one by one. */
	deferred?: boolean
	/** The JSON answer. Strict, so that an extra field is noticed too. */
	answer?: Schema
	/** The content types of an answer that is not JSON. */
	types?: readonly string[]
	/** What it says with a refusal, beside what every refusal says. */
	refusal?: Schema
	/** What it may answer beside what follows from the rest (`statusesOf()` in lib/description/contract.ts). */
	also?: readonly number[]
	/** All that it may answer, where it is not what follows. */
	statuses?: readonly number[]
}

export interface Call extends Exchange {
	auth: Auth
	/** What it does, for the description of the API. */
	summary: string
	product?: Product | null
	role?: TenantRole
	keyScope?: KeyScope
	effect?: Effect["effect"]
	asksAgain?: AsksAgain
}
export type Calls = Readonly<Record<string, Call>>

/** Refuses a property that no call of this kind has: a misspelled limit would be no limit, a key scope would admit keys. */
type Known<D, A extends Auth> = D & { [K in Exclude<keyof D, keyof Exchange | keyof Belonging<A>>]: never }

/** Declares a call: `platform("List businesses", { effect: "read", query: TenantsQuery, answer: TenantList })`. */
function callOf<A extends Auth>(auth: A) {
	return <const D extends Exchange & Belonging<A>>(summary: string, declared: Known<D, A>) => ({
		auth,
		summary,
		...declared,
	})
}

export const anyone = callOf("public")
export const visitor = callOf("visitor")
export const quizTaker = callOf("quiz_session")
export const signedIn = callOf("session")
export const tenant = callOf("tenant")
export const scoped = callOf("scoped")
export const platform = callOf("platform")

/** For platform admins. A tenant admin always acts in their own tenant. */
export interface NamedTenant {
	tenant_slug?: string
	tenant_id?: string
}
