// biome-ignore-all lint/style/noExcessiveLinesPerFile: what may be called, by whom, is read in one place.
/**
 * The contract: one row a call, and nothing answers that has no row here. The typed client (lib/client/api.ts), the
 * route wrapper (lib/http/route.ts takes its authorisation from the row) and the authorisation test are made from it.
 * Rows that the specification does not name are marked `addition`. Types only beside plain data: safe in the browser.
 * Longer than other files on purpose: what may be called, by whom, is read in one place.
 */
import { authorised, type Operation, type Types } from "./contract-row"
import type { AccountSession, SignedInUser, TenantUser } from "./shapes/accounts"
import type { AuditEntry } from "./shapes/audit"
import type { Captions, CaptionsAnswer, CaptionsUpdate } from "./shapes/captions"
import type {
	ChatbotListEntry,
	ChatbotSettingsAnswer,
	ChatbotSettingsUpdate,
	ChatMessage,
	ChatUsageDay,
	Conversation,
	ConversationMessage,
	KnowledgeSource,
	Lead,
	PublicChatbot,
	UnansweredQuestion,
} from "./shapes/chatbot"
import type { ConsentReceipt } from "./shapes/consent"
import type { MailDelivery } from "./shapes/mail"
import type { ErasureReceipt, PersonCounts } from "./shapes/people"
import type { CarouselImage, LoginContent, PlatformConfig } from "./shapes/platform"
import type {
	Answers,
	LeadLevel,
	PublicQuiz,
	PublicQuizEntry,
	Quiz,
	QuizAnalytics,
	QuizEntry,
	QuizProgressAnswer,
	QuizSession,
	QuizSummary,
	QuizUpdate,
	ShownResult,
} from "./shapes/quizzes"
import type { Dashboard, PublicTestimonial, Submission, SubmissionStatus } from "./shapes/submissions"
import type {
	CreateTenantRequest,
	ProductAccess,
	Tenant,
	TenantCard,
	TenantPage,
	TenantSettingsUpdate,
	ThankYouPage,
} from "./shapes/tenants"

export type { Auth, Product } from "./contract-row"
export type * from "./shapes/accounts"
export type * from "./shapes/audit"
export type * from "./shapes/captions"
export type * from "./shapes/chatbot"
export type * from "./shapes/consent"
export type * from "./shapes/mail"
export type * from "./shapes/people"
export type * from "./shapes/platform"
export type * from "./shapes/quizzes"
export type * from "./shapes/submissions"
export type * from "./shapes/tenants"

const anyone = authorised("public")
const visitor = authorised("visitor")
const quizTaker = authorised("quiz_session")
const signedIn = authorised("session")
const tenant = authorised("tenant")
const scoped = authorised("scoped")
const platform = authorised("platform")

/** For platform admins; a tenant admin is in its own tenant. */
interface NamedTenant {
	tenant_slug?: string
	tenant_id?: string
}
interface Paging {
	/** 1 to 100; 50 where absent. */
	limit?: number
	/** `next_cursor` of the page before. */
	cursor?: string
}
const UPLOAD = [200, 400, 408, 413, 415, 422] as const

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
	// The same video in pieces, over a line that breaks: the tus protocol, version 1.0.0. A finished upload is submitted by
	// its id in the form's field upload_id instead of the file.
	"POST /api/tenant/{tenantSlug}/uploads": visitor<Types>({
		product: "video_testimonials",
		statuses: [201, 400, 403, 404, 408, 412, 413],
		addition: true,
	}),
	"HEAD /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor<Types>({
		product: "video_testimonials",
		statuses: [200, 403, 404, 409, 412],
		addition: true,
	}),
	"PATCH /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor<Types>({
		product: "video_testimonials",
		statuses: [204, 400, 403, 404, 408, 409, 412, 413, 415],
		addition: true,
	}),
	"DELETE /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor<Types>({
		product: "video_testimonials",
		statuses: [204, 403, 404, 409, 412],
		addition: true,
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

	// A customer's own consent. The token of the private link authorises; the business can neither see it nor stop it.
	"GET /api/consent/{token}": anyone<{ answer: ConsentReceipt }>({ statuses: [200, 404], addition: true }),
	// 303 to the page where a browser sends the page's form by itself, without a script.
	"POST /api/consent/{token}/withdraw": anyone<{ answer: { withdrawn_at: string } }>({
		statuses: [200, 303, 404],
		addition: true,
	}),
	"GET /api/consent/{token}/receipt": anyone<Types>({ statuses: [200, 404], addition: true }),

	// Media, signed where the testimonial is not public; HEAD and Range as RFC 9110 has them.
	"GET /media/submissions/{id}/{kind}": anyone<{
		query: { expires?: string; signature?: string; download?: string; original?: string; format?: string }
	}>({
		statuses: [200, 206, 302, 304, 404, 409, 416],
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
		/** `invited_to`: the business, where the link is an invitation to administer it. */
		answer: { valid: boolean; email: string | null; message: string; invited_to?: string }
	}>({ statuses: [200] }),
	"POST /api/admin/password-reset-confirm": anyone<{
		body: { token: string; new_password: string }
		answer: { message: string }
	}>({ statuses: [200, 400, 422] }),

	// One's own account
	"PUT /api/admin/password": signedIn<{
		body: { current_password: string; new_password: string }
		answer: { access_token: string; user: SignedInUser }
	}>({ statuses: [200, 400, 422], addition: true }),
	"GET /api/admin/sessions": signedIn<{ answer: { sessions: AccountSession[] } }>({ statuses: [200], addition: true }),
	"DELETE /api/admin/sessions": signedIn<Types>({ statuses: [204], addition: true }),
	"DELETE /api/admin/sessions/{id}": signedIn<Types>({ statuses: [204, 404], addition: true }),

	// Tenants
	"GET /api/admin/tenants": platform<{
		query: { q?: string; limit?: number; cursor?: string }
		answer: { tenants: TenantCard[]; total: number; next_cursor: string | null }
	}>({ statuses: [200, 422], addition: true }),
	"GET /api/admin/slug-availability": platform<{
		query: { slug: string }
		answer: { slug: string; available: boolean; message: string | null }
	}>({ statuses: [200], addition: true }),
	"POST /api/admin/create-tenant": platform<{
		body: CreateTenantRequest
		answer: { tenant_id: string; tenant_slug: string; admin_login_url: string }
	}>({ statuses: [200, 400, 409, 422] }),
	"PATCH /api/admin/tenant/{tenant_id}": platform<{ body: { is_active: boolean }; answer: Tenant }>({
		statuses: [200, 400, 404, 422],
		addition: true,
	}),
	"PUT /api/admin/tenant/{tenant_id}/product-access": platform<{ form: ProductAccess; answer: Tenant }>({
		statuses: [200, 400, 404, 422],
	}),

	// A tenant's settings
	"GET /api/admin/tenant-settings": tenant<{ query: NamedTenant; answer: Tenant }>({
		product: null,
		statuses: [200, 400],
		addition: true,
	}),
	"PUT /api/admin/tenant-settings": tenant<{ query: NamedTenant; body: TenantSettingsUpdate; answer: Tenant }>({
		product: null,
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/upload-logo": tenant<{ form: NamedTenant; file: "file"; answer: { logo_url: string } }>({
		product: null,
		statuses: UPLOAD,
	}),
	"POST /api/admin/upload-pdf-gift": tenant<{ form: NamedTenant; file: "file"; answer: { pdf_url: string } }>({
		product: "video_testimonials",
		statuses: UPLOAD,
	}),
	"POST /api/admin/upload-pdf-preview": tenant<{
		form: NamedTenant
		file: "file"
		answer: { preview_image_url: string }
	}>({ product: "video_testimonials", statuses: UPLOAD }),
	"DELETE /api/admin/tenant-asset/{asset}": tenant<{ query: NamedTenant }>({
		product: null,
		statuses: [204, 404],
		addition: true,
	}),
	"POST /api/admin/test-email": tenant<{
		query: NamedTenant
		answer: { success: boolean; message: string; provider: string }
	}>({ product: null, statuses: [200, 400, 422, 502, 504] }),
	"GET /api/admin/mail-deliveries": tenant<{
		query: NamedTenant & Paging
		answer: { deliveries: MailDelivery[]; next_cursor: string | null }
	}>({ product: null, statuses: [200, 422], addition: true }),
	"POST /api/admin/mail-delivery/{id}/send-again": tenant<{ query: NamedTenant; answer: MailDelivery }>({
		product: null,
		statuses: [200, 404, 409],
		addition: true,
	}),
	"GET /api/admin/users": tenant<{ query: NamedTenant; answer: { users: TenantUser[] } }>({
		product: null,
		statuses: [200],
		addition: true,
	}),
	"POST /api/admin/users": tenant<{ query: NamedTenant; body: { email: string }; answer: TenantUser }>({
		product: null,
		statuses: [200, 400, 409, 422],
		addition: true,
	}),
	"POST /api/admin/users/{id}/invite-again": tenant<{ query: NamedTenant; answer: TenantUser }>({
		product: null,
		statuses: [200, 404, 409],
		addition: true,
	}),
	"DELETE /api/admin/users/{id}": tenant<{ query: NamedTenant }>({
		product: null,
		statuses: [204, 404, 409],
		addition: true,
	}),
	"GET /api/admin/audit": scoped<{
		query: NamedTenant & Paging
		answer: { entries: AuditEntry[]; next_cursor: string | null }
	}>({ product: null, statuses: [200, 422], addition: true }),

	// One person's data in a tenant. POST: an address in a query would stand in other people's logs.
	"POST /api/admin/people/find": tenant<{ query: NamedTenant; body: { email: string }; answer: PersonCounts }>({
		product: null,
		statuses: [200, 400, 422],
		addition: true,
	}),
	"POST /api/admin/people/export": tenant<{ query: NamedTenant; body: { email: string } }>({
		product: null,
		statuses: [200, 400, 422],
		addition: true,
	}),
	"POST /api/admin/people/erase": tenant<{ query: NamedTenant; body: { email: string }; answer: ErasureReceipt }>({
		product: null,
		statuses: [200, 400, 422],
		addition: true,
	}),
	"GET /api/admin/people/receipts": tenant<{
		query: NamedTenant & Paging
		answer: { receipts: ErasureReceipt[]; next_cursor: string | null }
	}>({ product: null, statuses: [200, 422], addition: true }),

	// Chatbot, for visitors
	"GET /api/chatbot/{tenantSlug}": visitor<{ answer: PublicChatbot }>({ product: "chatbot", statuses: [200, 404] }),
	"POST /api/chatbot/{tenantSlug}/chat": visitor<{
		form: {
			message: string
			session_id: string
			visitor_name?: string
			visitor_email?: string
			visitor_phone?: string
			visitor_company?: string
			/** The page's card for an address; open where it is not told. */
			lead_card?: "open" | "closed"
		}
		answer: { response: string; timestamp: string; message_id: string; sources: string[]; unanswered: boolean }
	}>({ product: "chatbot", statuses: [200, 400, 403, 404, 422, 429, 502, 504] }),
	"POST /api/chatbot/{tenantSlug}/history": visitor<{
		form: { session_id: string }
		answer: { messages: ChatMessage[] }
	}>({ product: "chatbot", statuses: [200, 400, 404, 422], addition: true }),
	"POST /api/chatbot/{tenantSlug}/lead": visitor<{
		form: { session_id: string; email: string; name?: string; phone?: string; company?: string }
	}>({ product: "chatbot", statuses: [204, 400, 403, 404, 422], addition: true }),
	"POST /api/chatbot/{tenantSlug}/rating": visitor<{
		form: { session_id: string; message_id: string; rating: -1 | 0 | 1 }
	}>({ product: "chatbot", statuses: [204, 400, 403, 404, 422], addition: true }),

	// Chatbot, for administrators
	"GET /api/admin/platform/chatbot": platform<{
		query: { q?: string } & Paging
		answer: { chatbots: ChatbotListEntry[]; total_chatbots: number; next_cursor: string | null }
	}>({ statuses: [200, 422] }),
	"GET /api/admin/chatbot-settings": scoped<{ query: NamedTenant; answer: ChatbotSettingsAnswer }>({
		product: "chatbot",
		statuses: [200],
	}),
	"PUT /api/admin/chatbot-settings": scoped<{
		query: NamedTenant
		form: ChatbotSettingsUpdate
		file: "avatar"
		answer: ChatbotSettingsAnswer
	}>({ product: "chatbot", statuses: [200, 400, 409, 413, 415, 422] }),
	"DELETE /api/admin/chatbot-avatar": scoped<{ query: NamedTenant; answer: ChatbotSettingsAnswer }>({
		product: "chatbot",
		statuses: [200],
		addition: true,
	}),
	"PUT /api/admin/tenant/{tenant_id}/chat-budget": platform<{
		body: { daily_token_budget: number | null }
		answer: { daily_token_budget: number | null }
	}>({ statuses: [200, 400, 404, 422], addition: true }),
	"GET /api/admin/chatbot/usage": tenant<{
		query: NamedTenant
		answer: { days: ChatUsageDay[]; daily_token_budget: number; used_today: number }
	}>({ product: "chatbot", statuses: [200], addition: true }),
	"GET /api/admin/chatbot/conversations": tenant<{
		query: NamedTenant & Paging & { q?: string }
		answer: { conversations: Conversation[]; next_cursor: string | null }
	}>({ product: "chatbot", statuses: [200, 422], addition: true }),
	"GET /api/admin/chatbot/conversations/export": tenant<{ query: NamedTenant & { q?: string } }>({
		product: "chatbot",
		statuses: [200, 422],
		addition: true,
	}),
	"GET /api/admin/chatbot/conversation/{id}": tenant<{
		query: NamedTenant
		answer: { conversation: Conversation; messages: ConversationMessage[]; lead: Lead | null }
	}>({ product: "chatbot", statuses: [200, 404], addition: true }),
	"DELETE /api/admin/chatbot/conversation/{id}": tenant<{ query: NamedTenant }>({
		product: "chatbot",
		statuses: [204, 404],
		addition: true,
	}),
	"GET /api/admin/chatbot/leads": tenant<{
		query: NamedTenant & Paging & { q?: string }
		answer: { leads: Lead[]; next_cursor: string | null }
	}>({ product: "chatbot", statuses: [200, 422], addition: true }),
	"GET /api/admin/chatbot/leads/export": tenant<{ query: NamedTenant & { q?: string } }>({
		product: "chatbot",
		statuses: [200, 422],
		addition: true,
	}),
	"DELETE /api/admin/chatbot/lead/{id}": tenant<{ query: NamedTenant }>({
		product: "chatbot",
		statuses: [204, 404],
		addition: true,
	}),
	"GET /api/admin/chatbot/knowledge": tenant<{
		query: NamedTenant & Paging
		answer: { sources: KnowledgeSource[]; next_cursor: string | null }
	}>({ product: "chatbot", statuses: [200, 422], addition: true }),
	"POST /api/admin/chatbot/knowledge": tenant<{
		query: NamedTenant
		body: { kind: "text" | "qa"; title: string; content: string }
		answer: KnowledgeSource
	}>({ product: "chatbot", statuses: [200, 400, 422], addition: true }),
	"POST /api/admin/chatbot/knowledge-pdf": tenant<{
		form: NamedTenant & { title?: string }
		file: "file"
		answer: KnowledgeSource
	}>({ product: "chatbot", statuses: UPLOAD, addition: true }),
	"GET /api/admin/chatbot/knowledge/{id}": tenant<{ query: NamedTenant; answer: KnowledgeSource }>({
		product: "chatbot",
		statuses: [200, 404],
		addition: true,
	}),
	"PUT /api/admin/chatbot/knowledge/{id}": tenant<{
		query: NamedTenant
		body: { title?: string; content?: string; updated_at?: string }
		answer: KnowledgeSource
	}>({ product: "chatbot", statuses: [200, 400, 404, 409, 422], addition: true }),
	"DELETE /api/admin/chatbot/knowledge/{id}": tenant<{ query: NamedTenant }>({
		product: "chatbot",
		statuses: [204, 404],
		addition: true,
	}),
	"GET /api/admin/chatbot/unanswered": tenant<{
		query: NamedTenant & Paging
		answer: { questions: UnansweredQuestion[]; next_cursor: string | null }
	}>({ product: "chatbot", statuses: [200, 422], addition: true }),
	"POST /api/admin/chatbot/unanswered/{id}/answer": tenant<{
		query: NamedTenant
		body: { answer: string }
		answer: KnowledgeSource
	}>({ product: "chatbot", statuses: [200, 400, 404, 422], addition: true }),
	"DELETE /api/admin/chatbot/unanswered/{id}": tenant<{ query: NamedTenant }>({
		product: "chatbot",
		statuses: [204, 404],
		addition: true,
	}),

	// Quizzes, for visitors. The session's secret is the bearer token of what concerns a session.
	"GET /api/quiz/{tenantSlug}": visitor<{
		answer: { quizzes: PublicQuizEntry[]; chatbot_enabled: boolean; chatbot_message: string }
	}>({ product: "chatbot", statuses: [200, 404] }),
	"GET /api/quiz/{tenantSlug}/{quizId}": visitor<{ answer: { quiz: PublicQuiz } }>({
		product: "chatbot",
		statuses: [200, 404],
	}),
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions": visitor<{
		/** `chat_session_id`: of the chat that it is taken in. */
		body: { user_name?: string; user_email?: string; chat_session_id?: string }
		answer: { session_id: string; session_secret: string }
	}>({ product: "chatbot", statuses: [200, 400, 403, 404, 422] }),
	// With the quiz as it was when the session began: that is what it answers, whatever was saved since.
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": quizTaker<{ answer: QuizProgressAnswer }>({
		product: "chatbot",
		statuses: [200, 404],
		addition: true,
	}),
	"PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": quizTaker<{
		body: { answers?: Answers; user_name?: string; user_email?: string }
		answer: { answers: Answers }
	}>({ product: "chatbot", statuses: [200, 400, 403, 404, 409, 422] }),
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete": quizTaker<{ answer: ShownResult }>({
		product: "chatbot",
		statuses: [200, 403, 404, 422],
	}),
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report": quizTaker<Types>({
		product: "chatbot",
		statuses: [200, 404, 409],
	}),

	// Quizzes, for administrators. {id} is the quiz everywhere: the framework takes one name for one place in a path.
	"GET /api/admin/quizzes": scoped<{
		query: NamedTenant & Paging & { fields?: "summary" }
		/** With `fields=summary` without questions, scoring_config and outcomes. */
		answer: { quizzes: (QuizEntry & Partial<Quiz>)[]; next_cursor: string | null }
	}>({ product: "chatbot", statuses: [200, 422] }),
	"POST /api/admin/quizzes": tenant<{
		query: NamedTenant
		form: { quiz_name: string; quiz_description?: string }
		answer: { quiz: Quiz }
	}>({ product: "chatbot", statuses: [200, 400, 422] }),
	"GET /api/admin/quizzes/{id}": scoped<{ query: NamedTenant; answer: { quiz: Quiz } }>({
		product: "chatbot",
		statuses: [200, 404],
	}),
	"PUT /api/admin/quizzes/{id}": scoped<{ query: NamedTenant; form: QuizUpdate; answer: { quiz: Quiz } }>({
		product: "chatbot",
		statuses: [200, 400, 404, 409, 413, 422],
	}),
	"DELETE /api/admin/quizzes/{id}": scoped<{ query: NamedTenant }>({ product: "chatbot", statuses: [204, 404] }),
	"POST /api/admin/quizzes/{id}/duplicate": scoped<{ query: NamedTenant; answer: { quiz: Quiz } }>({
		product: "chatbot",
		statuses: [200, 404],
		addition: true,
	}),
	"GET /api/admin/quiz-sessions": scoped<{
		query: NamedTenant & Paging & { quiz_id?: string; lead_level?: LeadLevel }
		answer: { sessions: QuizSession[]; total: number; summary: QuizSummary; next_cursor: string | null }
	}>({ product: "chatbot", statuses: [200, 422] }),
	"GET /api/admin/quiz-sessions/export": scoped<{ query: NamedTenant & { quiz_id?: string; lead_level?: LeadLevel } }>({
		product: "chatbot",
		statuses: [200, 422],
		addition: true,
	}),
	"GET /api/admin/quizzes/{id}/analytics": scoped<{ query: NamedTenant; answer: QuizAnalytics }>({
		product: "chatbot",
		statuses: [200, 404],
		addition: true,
	}),
	"GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report": scoped<{ query: NamedTenant }>({
		product: "chatbot",
		statuses: [200, 404],
	}),
	"POST /api/admin/quizzes/{id}/generate-report": scoped<{
		query: NamedTenant
		form: { session_id: string; include_charts?: boolean; include_detailed_breakdown?: boolean }
	}>({ product: "chatbot", statuses: [200, 400, 404, 422] }),

	// The platform's own settings
	"PUT /api/admin/platform/login-content": platform<{ form: Partial<LoginContent>; answer: LoginContent }>({
		statuses: [200, 400, 422],
	}),
	"POST /api/admin/platform/upload-carousel-image": platform<{
		form: { caption: string; order_index?: number }
		file: "file"
		answer: CarouselImage
	}>({ statuses: UPLOAD }),
	"PATCH /api/admin/platform/carousel-image/{id}": platform<{ body: { caption: string }; answer: CarouselImage }>({
		statuses: [200, 400, 404, 422],
		addition: true,
	}),
	"DELETE /api/admin/platform/carousel-image/{id}": platform<Types>({ statuses: [204, 404] }),
	"PUT /api/admin/platform/carousel-order": platform<{
		body: { ids: string[] }
		answer: { carousel_images: CarouselImage[] }
	}>({ statuses: [200, 400, 409, 422], addition: true }),
	"PUT /api/admin/platform/carousel-speed": platform<{
		form: { carousel_speed: number }
		answer: { carousel_speed: number }
	}>({ statuses: [200, 400, 422] }),
	"POST /api/admin/platform/upload-logo": platform<{ file: "file"; answer: { logo_url: string } }>({
		statuses: UPLOAD,
	}),
	"DELETE /api/admin/platform/logo": platform<Types>({ statuses: [204], addition: true }),

	// Testimonials
	"GET /api/admin/dashboard": scoped<{
		query: {
			tenant_slug?: string
			status?: SubmissionStatus
			q?: string
			limit?: number
			cursor?: string
			/** `tenants_next_cursor` of the answer before. */
			tenants_cursor?: string
		}
		answer: Dashboard
	}>({ product: "video_testimonials", statuses: [200, 422] }),
	"GET /api/admin/submission/{id}/download": scoped<{
		query: { original?: "1" }
		answer: { download_url: string; filename: string }
	}>({ product: "video_testimonials", statuses: [200, 404, 409] }),
	"POST /api/admin/submission/{id}/share": scoped<{ answer: { share_url: string; share_text: string } }>({
		product: "video_testimonials",
		statuses: [200, 404, 409],
	}),
	"DELETE /api/admin/submission/{id}": scoped<Types>({ product: "video_testimonials", statuses: [204, 404] }),
	"PATCH /api/admin/submission/{id}": scoped<{ body: { status: SubmissionStatus }; answer: Submission }>({
		product: "video_testimonials",
		statuses: [200, 400, 404, 409, 422],
		addition: true,
	}),
	"POST /api/admin/submission/{id}/repair": scoped<{ answer: Submission }>({
		product: "video_testimonials",
		statuses: [200, 404],
		addition: true,
	}),
	"GET /api/admin/submissions/export": scoped<{
		query: { tenant_slug?: string; status?: SubmissionStatus; q?: string }
	}>({ product: "video_testimonials", statuses: [200, 422], addition: true }),

	// What is said in a testimonial
	"GET /api/admin/submission/{id}/captions": scoped<{ answer: CaptionsAnswer }>({
		product: "video_testimonials",
		statuses: [200, 404],
		addition: true,
	}),
	"PUT /api/admin/submission/{id}/captions": scoped<{ body: CaptionsUpdate; answer: Captions }>({
		product: "video_testimonials",
		statuses: [200, 400, 404, 409, 413, 422],
		addition: true,
	}),
	"POST /api/admin/submission/{id}/captions/transcribe": scoped<{ answer: Captions }>({
		product: "video_testimonials",
		statuses: [200, 404, 409, 422, 429],
		addition: true,
	}),
	"DELETE /api/admin/submission/{id}/captions": scoped<Types>({
		product: "video_testimonials",
		statuses: [204, 404],
		addition: true,
	}),
} as const

export type Contract = typeof contract
export type OperationName = keyof Contract

type TypesOf<K extends OperationName> = Contract[K] extends Operation<infer T> ? T : never
export type AnswerOf<K extends OperationName> = TypesOf<K> extends { answer: infer A } ? A : undefined
export type BodyOf<K extends OperationName> = TypesOf<K> extends { body: infer B } ? B : undefined
export type FormOf<K extends OperationName> = TypesOf<K> extends { form: infer F } ? F : undefined
/** The name under which the file is sent. */
export type FileOf<K extends OperationName> = TypesOf<K> extends { file: infer F } ? F : undefined
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
