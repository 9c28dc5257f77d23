/**
 * The contract: one row a call, and nothing answers that has no row here. The typed client (lib/client/api.ts), the
 * route wrapper (lib/http/route.ts takes its authorisation from the row) and the authorisation test are made from it.
 * Rows that the specification does not name are marked `addition`. Types only beside plain data: safe in the browser.
 */

// --- Shapes (contract JSON, snake_case; ids are UUIDs, times ISO 8601 in UTC) ---

export interface LoginContent {
	page_title: string
	welcome_heading: string
	welcome_description: string
	login_button_text: string
	platform_admin_login_title: string
	platform_admin_login_subtitle: string
	tenant_admin_login_title: string
	tenant_admin_login_subtitle: string
	footer_text: string
}

export interface CarouselImage {
	id: string
	image_url: string
	caption: string
	order_index: number
}

export interface PlatformConfig {
	login_content: LoginContent
	carousel_images: CarouselImage[]
	/** Seconds for one round. */
	carousel_speed: number
	platform_logo_url: string | null
}

/** The public page's settings. */
export interface TenantPage {
	tenant_name: string
	tenant_slug: string
	logo_url: string | null
	page_headline: string
	page_subheadline: string
	max_duration_seconds: number
	/** `#rrggbb`, or null for the product's own accent. */
	brand_color: string | null
	video_testimonials_enabled: boolean
	video_testimonials_message: string
}

export interface ThankYouPage {
	tenant_name: string
	thank_you_headline: string
	thank_you_subheadline: string
	pdf_gift_url: string | null
	pdf_preview_image_url: string | null
	logo_url: string | null
	brand_color: string | null
	video_testimonials_enabled: boolean
	video_testimonials_message: string
}

export interface PublicTestimonial {
	video_url: string | null
	poster_url: string | null
	name: string
	website: string | null
	created_at: string
	tenant: { name: string; slug: string; logo_url: string | null; brand_color: string | null }
	/** False until the business approves: the page then asks search engines not to index it. */
	is_approved: boolean
	content_type: string
	/** As displayed, in pixels, so that nothing moves when the video loads; null where it could not be measured. */
	width: number | null
	height: number | null
}

export type Role = "platform_admin" | "tenant_admin"

export interface SignedInUser {
	id: string
	email: string
	role: Role
	tenant_id: string | null
	tenant_slug: string | null
	tenant_name: string | null
}

export interface Tenant {
	tenant_id: string
	tenant_name: string
	tenant_slug: string
	notify_email: string
	is_active: boolean
	created_at: string
	updated_at: string
	logo_url: string | null
	pdf_gift_url: string | null
	pdf_preview_image_url: string | null
	page_headline: string
	page_subheadline: string
	thank_you_headline: string
	thank_you_subheadline: string
	max_duration_seconds: number
	public_shared_only: boolean
	brand_color: string | null
	email_subject_template: string
	email_provider: string
	email_address: string | null
	has_email_app_password: boolean
	email_from_name: string
	email_enabled: boolean
	video_testimonials_enabled: boolean
	chatbot_enabled: boolean
	video_testimonials_message: string
	chatbot_message: string
}

export type SubmissionStatus = "pending" | "approved" | "rejected"

export interface Submission {
	id: string
	name: string
	email: string
	website: string | null
	created_at: string
	duration_seconds: number
	file_size_bytes: number
	/** Path on this origin, signed for an hour. */
	video_url: string
	poster_url: string | null
	content_type: string
	status: SubmissionStatus
	shared_at: string | null
	tenant_name: string
	tenant_slug: string
}

export interface SubmissionTotals {
	total: number
	pending: number
	approved: number
	rejected: number
	file_size_bytes: number
}

export interface Dashboard {
	/** The tenant whose dashboard this is; null for a platform admin that named none. */
	tenant: Tenant | null
	/** Every tenant for a platform admin that named none, else empty. */
	tenants: Tenant[]
	submissions: Submission[]
	/** Pass as `cursor` for the next page; null on the last. */
	next_cursor: string | null
	totals: SubmissionTotals
}

export interface CreateTenantRequest {
	tenant_name: string
	tenant_slug?: string
	notify_email: string
	admin_email: string
	admin_password: string
}

// --- Rows ---

/**
 * public: anyone, about nothing of a tenant's (or about something that its own visibility guards). visitor: anyone, on
 * the public side of the active tenant whose slug stands in the path. session: any signed-in admin. tenant: needs one tenant (a platform admin names it by tenant_slug or
 * tenant_id). scoped: a tenant admin inside its own tenant, a platform admin everywhere, or inside the tenant it names.
 * platform: platform_admin only.
 */
export type Auth = "public" | "visitor" | "session" | "tenant" | "scoped" | "platform"
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
type Belonging<A extends Auth> = A extends "visitor" | "tenant" | "scoped" ? { product: Product | null } : unknown

interface Types {
	query?: object
	body?: object
	answer?: unknown
}

/** Meta data at run time, types at compile time. */
export type Operation<T extends Types = Types, A extends Auth = Auth> = Meta &
	Belonging<A> & { auth: A; readonly __types?: T }

function authorised<A extends Auth>(auth: A) {
	return <T extends Types>(meta: Meta & Belonging<A>): Operation<T, A> => ({ auth, ...meta })
}
const anyone = authorised("public")
const visitor = authorised("visitor")
const signedIn = authorised("session")
const scoped = authorised("scoped")
const platform = authorised("platform")

export const contract = {
	// Public
	"GET /api/health": anyone<{ answer: { live: boolean; ready: boolean } }>({ statuses: [200, 503], addition: true }),
	"GET /api/platform/config": anyone<{ answer: PlatformConfig }>({ statuses: [200] }),
	"GET /api/tenant/{tenantSlug}": visitor<{ answer: TenantPage }>({
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"POST /api/tenant/{tenantSlug}/submit": visitor<{ answer: { submission_id: string } }>({
		product: "video_testimonials",
		statuses: [200, 400, 403, 404, 408, 409, 413, 415, 422],
	}),
	"GET /api/tenant/{tenantSlug}/thank-you": visitor<{ answer: ThankYouPage }>({
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"GET /api/tenant/{tenantSlug}/download-gift": visitor<{ answer: { download_url: string } }>({
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"POST /api/tenant/{tenantSlug}/log-gift-download": anyone<{ body: { submission_id: string } }>({
		statuses: [204],
	}),
	"GET /api/testimonial/{submissionId}": anyone<{ answer: PublicTestimonial }>({ statuses: [200, 404] }),

	// Media, signed where the testimonial is not public; HEAD and Range as RFC 9110 has them.
	"GET /media/submissions/{id}/{kind}": anyone<{ query: { expires?: string; signature?: string; download?: string } }>({
		statuses: [200, 206, 302, 304, 404, 416],
		addition: true,
	}),
	"GET /media/assets/{key}": anyone<Types>({ statuses: [200, 206, 304, 404, 416], addition: true }),

	// Sign-in
	"POST /api/admin/login": anyone<{
		body: { email: string; password: string }
		answer: { access_token: string; user: SignedInUser }
	}>({ statuses: [200, 400, 401, 422] }),
	"POST /api/admin/logout": signedIn<Types>({ statuses: [204], addition: true }),

	"POST /api/admin/password-reset-request": anyone<{ body: { email: string }; answer: { message: string } }>({
		statuses: [200, 400, 422],
	}),
	"GET /api/admin/verify-reset-token/{token}": anyone<{
		answer: { valid: boolean; email: string | null; message: string }
	}>({ statuses: [200] }),
	"POST /api/admin/password-reset-confirm": anyone<{
		body: { token: string; new_password: string }
		answer: { message: string }
	}>({ statuses: [200, 400, 422] }),

	// Tenants
	"POST /api/admin/create-tenant": platform<{
		body: CreateTenantRequest
		answer: { tenant_id: string; tenant_slug: string; admin_login_url: string }
	}>({ statuses: [200, 400, 409, 422] }),

	// Testimonials
	"GET /api/admin/dashboard": scoped<{
		query: { tenant_slug?: string; status?: SubmissionStatus; q?: string; limit?: number; cursor?: string }
		answer: Dashboard
	}>({ product: "video_testimonials", statuses: [200, 422] }),
	"GET /api/admin/submission/{id}/download": scoped<{
		query: { original?: "1" }
		answer: { download_url: string; filename: string }
	}>({ product: "video_testimonials", statuses: [200, 404] }),
	"POST /api/admin/submission/{id}/share": scoped<{ answer: { share_url: string; share_text: string } }>({
		product: "video_testimonials",
		statuses: [200, 404, 409],
	}),
	"DELETE /api/admin/submission/{id}": scoped<Types>({ product: "video_testimonials", statuses: [204, 404] }),
	"PATCH /api/admin/submission/{id}": scoped<{ body: { status: SubmissionStatus }; answer: Submission }>({
		product: "video_testimonials",
		statuses: [200, 400, 404, 422],
		addition: true,
	}),
	"GET /api/admin/submissions/export": scoped<{
		query: { tenant_slug?: string; status?: SubmissionStatus; q?: string }
	}>({ product: "video_testimonials", statuses: [200, 422], addition: true }),
} as const

export type Contract = typeof contract
export type OperationName = keyof Contract

type TypesOf<K extends OperationName> = Contract[K] extends Operation<infer T> ? T : never
export type AnswerOf<K extends OperationName> = TypesOf<K> extends { answer: infer A } ? A : undefined
export type BodyOf<K extends OperationName> = TypesOf<K> extends { body: infer B } ? B : undefined
export type QueryOf<K extends OperationName> = TypesOf<K> extends { query: infer Q } ? Q : undefined

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
	? Name | ParamNames<Rest>
	: never
export type ParamsOf<K extends OperationName> = Record<ParamNames<K>, string>

/** What every refusal carries. */
export interface ErrorAnswer {
	detail: string
	errors?: { field: string; detail: string }[]
	request_id?: string
}
