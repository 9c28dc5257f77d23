// biome-ignore-all lint/style/noExcessiveLinesPerFile: what may be called, by whom, is read in one place.
/**
 * The contract has one row per call, and the server answers no call without a row. The typed client
 * (lib/client/api.ts), the route wrapper (lib/http/route.ts takes its authorization from the row) and the authorization
 * test are built from it. Requests and answers are zod schemas of their domain (schema.ts, answers.ts). This file
 * imports only their types: the browser loads plain data and no zod.
 */
import type { z } from "zod"
import type { SignedIn } from "@/lib/accounts/answers"
import type { AccountSessions } from "@/lib/accounts/own/answers"
import type { PasswordChange } from "@/lib/accounts/own/schema"
import type { ResetMessage, ResetTokenCheck } from "@/lib/accounts/reset/answers"
import type { ResetConfirm, ResetRequest } from "@/lib/accounts/reset/schema"
import type { LoginRequest } from "@/lib/accounts/schema"
import type { FactorAdded, FactorSetup, RecoveryCodes } from "@/lib/accounts/second-factor/answers"
import type {
	CodeRequest,
	FactorSetupRequest,
	LoginCode,
	TwoStepRequirement,
} from "@/lib/accounts/second-factor/schema"
import type { AuditLog } from "@/lib/audit/answers"
import type { ChatHistory, ChatReply } from "@/lib/chatbot/conversations/answers"
import type { Conversations, WholeConversation } from "@/lib/chatbot/conversations/archive/answers"
import type { ConversationFilter, ConversationsQuery } from "@/lib/chatbot/conversations/archive/schema"
import type { ChatForm, HistoryForm, RatingForm } from "@/lib/chatbot/conversations/schema"
import type { PdfForm } from "@/lib/chatbot/knowledge/pdf/schema"
import type { KnowledgeSource, KnowledgeSources } from "@/lib/chatbot/knowledge/sources/answers"
import type { NewSource, SourceUpdate } from "@/lib/chatbot/knowledge/sources/schema"
import type { Website, Websites, WholeWebsite } from "@/lib/chatbot/knowledge/website/answers"
import type { NewWebsite, WebsiteChoice } from "@/lib/chatbot/knowledge/website/schema"
import type { Leads } from "@/lib/chatbot/leads/archive/answers"
import type { LeadFilter, LeadsQuery } from "@/lib/chatbot/leads/archive/schema"
import type { LeadForm } from "@/lib/chatbot/leads/schema"
import type { LiveInbox, PersonUpdate } from "@/lib/chatbot/person/answers"
import type { LiveForm, PersonForm, PersonMessage, Release, Take } from "@/lib/chatbot/person/schema"
import type { ChatbotList } from "@/lib/chatbot/platform/answers"
import type { ChatbotsQuery } from "@/lib/chatbot/platform/schema"
import type { PublicChatbot } from "@/lib/chatbot/settings/answers"
import type { ChatBudget, ChatbotSettingsAnswer } from "@/lib/chatbot/settings/form/answers"
import type { BudgetBody, ChatbotSettingsUpdate } from "@/lib/chatbot/settings/form/schema"
import type { UnansweredQuestions } from "@/lib/chatbot/unanswered/inbox/answers"
import type { AnswerBody } from "@/lib/chatbot/unanswered/inbox/schema"
import type { ChatUsage } from "@/lib/chatbot/usage/answers"
import type { Paging } from "@/lib/db/paging"
import type { NextStep } from "@/lib/errors"
import type { MailDeliveries, MailDelivery } from "@/lib/mail/answers"
import type {
	CarouselImage,
	CarouselImages,
	CarouselPace,
	LoginContent,
	PlatformConfig,
	PlatformLogo,
} from "@/lib/platform/answers"
import type {
	CarouselImageChange,
	CarouselOrder,
	CarouselSpeed,
	LoginContentUpdate,
	NewCarouselImage,
} from "@/lib/platform/schema"
import type { ErasureReceipt, ErasureReceipts, PersonCounts } from "@/lib/privacy/answers"
import type { PersonRequest } from "@/lib/privacy/schema"
import type { QuizAnalytics, QuizSessions } from "@/lib/quizzes/analytics/answers"
import type { SessionFilter, SessionsQuery } from "@/lib/quizzes/analytics/schema"
import type { QuizAnswer, QuizList } from "@/lib/quizzes/answers"
import type { GenerateReport, PreviewReport } from "@/lib/quizzes/report/schema"
import type { CreateQuiz, QuizListQuery, QuizUpdate } from "@/lib/quizzes/schema"
import type {
	AnswersSaved,
	PublicQuizAnswer,
	PublicQuizList,
	QuizProgressAnswer,
	SessionStarted,
	ShownResult,
} from "@/lib/quizzes/sessions/answers"
import type { SaveAnswers, StartSession } from "@/lib/quizzes/sessions/schema"
import type { Health } from "@/lib/services/answers"
import type {
	Dashboard,
	PublicTestimonial,
	Submission,
	SubmissionDownload,
	SubmissionReceived,
	SubmissionShare,
} from "@/lib/submissions/answers"
import type { Captions, CaptionsAnswer } from "@/lib/submissions/captions/answers"
import type { CaptionsUpdate } from "@/lib/submissions/captions/schema"
import type { ConsentReceipt, ConsentWithdrawal } from "@/lib/submissions/consent/answers"
import type { ConsentTexts } from "@/lib/submissions/consent/wording/answers"
import type { ConsentTextQuery, ConsentTextUpdate } from "@/lib/submissions/consent/wording/schema"
import type { OEmbed } from "@/lib/submissions/discovery/answers"
import type { OEmbedQuery } from "@/lib/submissions/discovery/schema"
import type { Funnel } from "@/lib/submissions/funnel/answers"
import type { FunnelBeacon, FunnelQuery } from "@/lib/submissions/funnel/schema"
import type { ImportedTexts, ImportedVideo } from "@/lib/submissions/imports/answers"
import type { TextImport } from "@/lib/submissions/imports/schema"
import type {
	CheckedPeople,
	Invitation,
	InvitationPace,
	Invitations,
	InvitedPeople,
	InvitedVisitor,
} from "@/lib/submissions/invitations/answers"
import type { InvitationVisit, InviteCheck, NewInvitations, PaceUpdate } from "@/lib/submissions/invitations/schema"
import type { DashboardQuery, DownloadQuery, PinChange, StatusChange, SubmissionFilter } from "@/lib/submissions/schema"
import type { Tag, Tags } from "@/lib/submissions/tags/answers"
import type { TagName, TagsChange } from "@/lib/submissions/tags/schema"
import type { Widget, Widgets, WidgetView } from "@/lib/submissions/widgets/answers"
import type { NewWidget, WidgetDraft, WidgetUpdate } from "@/lib/submissions/widgets/schema"
import type {
	GiftDownload,
	SlugAvailability,
	Tenant,
	TenantCreated,
	TenantList,
	TenantPage,
	ThankYouPage,
} from "@/lib/tenants/answers"
import type { TenantGift, TenantGiftPreview, TenantLogo } from "@/lib/tenants/assets/answers"
import type { TestMailResult } from "@/lib/tenants/mail/answers"
import type { CreateTenantRequest, ProductAccess, SlugQuery, TenantActivity, TenantsQuery } from "@/lib/tenants/schema"
import type { TenantSettingsUpdate } from "@/lib/tenants/settings/schema"
import type { TenantUser, TenantUsers, TwoStepRequirementAnswer } from "@/lib/tenants/team/answers"
import type { InviteRequest, RoleChange } from "@/lib/tenants/team/schema"
import { authorised, type Operation, type Types } from "./contract-row"

export type * from "@/lib/accounts/answers"
export type * from "@/lib/accounts/own/answers"
export type * from "@/lib/accounts/reset/answers"
export type * from "@/lib/accounts/second-factor/answers"
export type * from "@/lib/audit/answers"
export type * from "@/lib/chatbot/citations/answers"
export type * from "@/lib/chatbot/conversations/answers"
export type * from "@/lib/chatbot/conversations/archive/answers"
export type * from "@/lib/chatbot/knowledge/sources/answers"
export type * from "@/lib/chatbot/knowledge/website/answers"
export type * from "@/lib/chatbot/leads/archive/answers"
export type * from "@/lib/chatbot/person/answers"
export type * from "@/lib/chatbot/platform/answers"
export type * from "@/lib/chatbot/settings/answers"
export type * from "@/lib/chatbot/settings/form/answers"
export type { ChatbotSettingsUpdate } from "@/lib/chatbot/settings/form/schema"
export type * from "@/lib/chatbot/unanswered/inbox/answers"
export type * from "@/lib/chatbot/usage/answers"
export type * from "@/lib/mail/answers"
export type * from "@/lib/platform/answers"
export type * from "@/lib/privacy/answers"
export type * from "@/lib/quizzes/analytics/answers"
export type * from "@/lib/quizzes/answers"
export type { QuizUpdate } from "@/lib/quizzes/schema"
export type * from "@/lib/quizzes/sessions/answers"
export type * from "@/lib/services/answers"
export type * from "@/lib/submissions/answers"
export type * from "@/lib/submissions/captions/answers"
export type { CaptionsUpdate } from "@/lib/submissions/captions/schema"
export type * from "@/lib/submissions/consent/answers"
export type * from "@/lib/submissions/consent/wording/answers"
export type * from "@/lib/submissions/discovery/answers"
export type * from "@/lib/submissions/funnel/answers"
export type * from "@/lib/submissions/imports/answers"
export type * from "@/lib/submissions/invitations/answers"
export type * from "@/lib/submissions/tags/answers"
export type * from "@/lib/submissions/widgets/answers"
export type * from "@/lib/tenants/answers"
export type * from "@/lib/tenants/assets/answers"
export type * from "@/lib/tenants/mail/answers"
export type { ProductAccess } from "@/lib/tenants/schema"
export type { TenantSettingsUpdate } from "@/lib/tenants/settings/schema"
export type * from "@/lib/tenants/team/answers"
export type { Auth, Product } from "./contract-row"

const anyone = authorised("public")
const visitor = authorised("visitor")
const quizTaker = authorised("quiz_session")
const signedIn = authorised("session")
const tenant = authorised("tenant")
const scoped = authorised("scoped")
const platform = authorised("platform")

/** For platform admins. A tenant admin always acts in their own tenant. */
interface NamedTenant {
	tenant_slug?: string
	tenant_id?: string
}
const UPLOAD = [200, 400, 408, 413, 415, 422] as const

export const contract = {
	// Public
	"GET /api/health": anyone<{ answer: Health }>({ statuses: [200, 503] }),
	// Text, for the operator's Prometheus.
	"GET /api/metrics": anyone<Types>({ statuses: [200, 401, 404] }),
	"GET /api/platform/config": anyone<{ answer: PlatformConfig }>({ statuses: [200] }),
	"GET /api/tenant/{tenantSlug}": visitor<{ answer: TenantPage }>({
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"POST /api/tenant/{tenantSlug}/submit": visitor<{ answer: SubmissionReceived }>({
		product: "video_testimonials",
		statuses: [200, 400, 403, 404, 408, 409, 413, 415, 422],
	}),
	// The same without a video: the text, and a photo perhaps. JSON, or multipart with the photo.
	"POST /api/tenant/{tenantSlug}/submit-text": visitor<{ answer: SubmissionReceived }>({
		product: "video_testimonials",
		statuses: [200, 400, 403, 404, 408, 409, 413, 415, 422],
	}),
	// The same video in parts, over a connection that breaks: the tus protocol, version 1.0.0. A finished upload is
	// submitted by its id, in the form field upload_id instead of the file.
	"POST /api/tenant/{tenantSlug}/uploads": visitor<Types>({
		product: "video_testimonials",
		statuses: [201, 400, 403, 404, 408, 412, 413],
	}),
	"HEAD /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor<Types>({
		product: "video_testimonials",
		statuses: [200, 403, 404, 409, 412],
	}),
	"PATCH /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor<Types>({
		product: "video_testimonials",
		statuses: [204, 400, 403, 404, 408, 409, 412, 413, 415],
	}),
	"DELETE /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor<Types>({
		product: "video_testimonials",
		statuses: [204, 403, 404, 409, 412],
	}),
	// One step of a visit to the collect page. Counted only for a business that switched it on.
	"POST /api/tenant/{tenantSlug}/funnel": visitor<{ body: z.input<typeof FunnelBeacon> }>({
		product: "video_testimonials",
		statuses: [204, 400, 403, 404, 422],
	}),
	// An invited visitor: notes how far they came, and answers what the page fills into its form.
	"POST /api/tenant/{tenantSlug}/invitation": visitor<{ body: InvitationVisit; answer: InvitedVisitor }>({
		product: "video_testimonials",
		statuses: [200, 400, 403, 404, 422],
	}),
	"GET /api/tenant/{tenantSlug}/thank-you": visitor<{ answer: ThankYouPage }>({
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"GET /api/tenant/{tenantSlug}/download-gift": visitor<{ answer: GiftDownload }>({
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"POST /api/tenant/{tenantSlug}/log-gift-download": anyone<{ body: { submission_id: string } }>({
		statuses: [204],
	}),
	"GET /api/testimonial/{submissionId}": anyone<{ answer: PublicTestimonial }>({ statuses: [200, 404] }),
	// Any page may read it, or those of the origins that the business names.
	"GET /api/widget/{id}": anyone<{ answer: WidgetView }>({ statuses: [200, 304, 404] }),
	// For machines. They tell of businesses that want to be found, and of nothing else.
	"GET /api/oembed": anyone<{ query: OEmbedQuery; answer: OEmbed }>({ statuses: [200, 304, 404, 422] }),
	"GET /sitemap.xml": anyone<{ query: { business?: string; after?: string } }>({ statuses: [200, 304, 404] }),
	"GET /robots.txt": anyone<Types>({ statuses: [200, 304] }),
	// Pages for frames on other sites.
	"GET /embed/{submissionId}": anyone<Types>({ statuses: [200, 304, 404] }),
	"GET /embed/wall/{tenantSlug}": anyone<Types>({ statuses: [200, 304, 404] }),

	// A customer's own consent. The private link's token authorizes these calls. The business can neither see the token
	// nor prevent a withdrawal.
	"GET /api/consent/{token}": anyone<{ answer: ConsentReceipt }>({ statuses: [200, 404] }),
	// 303 to the page if a browser sends the page's form itself, without a script.
	"POST /api/consent/{token}/withdraw": anyone<{ answer: ConsentWithdrawal }>({
		statuses: [200, 303, 404],
	}),
	"GET /api/consent/{token}/receipt": anyone<Types>({ statuses: [200, 404] }),

	// The link in an invitation's List-Unsubscribe header (RFC 8058). GET leads to a page that asks.
	"GET /api/unsubscribe/{token}": anyone<Types>({ statuses: [303, 404] }),
	// 303 to the page if a browser sends the page's form itself, without a script.
	"POST /api/unsubscribe/{token}": anyone<Types>({ statuses: [204, 303, 404] }),

	// Media, signed unless the testimonial is public. HEAD and Range as in RFC 9110.
	"GET /media/submissions/{id}/{kind}": anyone<{
		query: { expires?: string; signature?: string; download?: string; original?: string; format?: string }
	}>({
		statuses: [200, 206, 302, 304, 404, 409, 416],
	}),
	"GET /media/assets/{key}": anyone<Types>({ statuses: [200, 206, 304, 404, 416] }),

	// Sign-in. An account with a second step answers 403 with a challenge, and the second call gives the session.
	"POST /api/admin/login": anyone<{ body: LoginRequest; answer: SignedIn }>({ statuses: [200, 400, 401, 422] }),
	"POST /api/admin/login/second-factor": anyone<{ body: LoginCode; answer: SignedIn }>({
		statuses: [200, 400, 401, 422],
	}),
	"POST /api/admin/logout": signedIn<Types>({ statuses: [204] }),

	"POST /api/admin/password-reset-request": anyone<{ body: z.input<typeof ResetRequest>; answer: ResetMessage }>({
		statuses: [200, 400, 422],
	}),
	"GET /api/admin/verify-reset-token/{token}": anyone<{ answer: ResetTokenCheck }>({ statuses: [200] }),
	"POST /api/admin/password-reset-confirm": anyone<{ body: ResetConfirm; answer: ResetMessage }>({
		statuses: [200, 400, 422],
	}),

	// The admin's own account
	"PUT /api/admin/password": signedIn<{ body: PasswordChange; answer: SignedIn }>({
		statuses: [200, 400, 422],
	}),
	"GET /api/admin/sessions": signedIn<{ answer: AccountSessions }>({ statuses: [200] }),
	"DELETE /api/admin/sessions": signedIn<Types>({ statuses: [204] }),
	"DELETE /api/admin/sessions/{id}": signedIn<Types>({ statuses: [204, 404] }),
	"POST /api/admin/second-factor": signedIn<{ body: FactorSetupRequest; answer: FactorSetup }>({
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/second-factor/turn-on": signedIn<{ body: z.input<typeof CodeRequest>; answer: FactorAdded }>({
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/second-factor/recovery-codes": signedIn<{ answer: RecoveryCodes }>({
		asksAgain: true,
		statuses: [200, 409],
	}),
	"DELETE /api/admin/second-factor": signedIn<{ answer: SignedIn }>({ asksAgain: true, statuses: [200, 409] }),
	// Whether a call that asks again would be let in: for a download, which a browser makes without a script.
	"GET /api/admin/confirm": signedIn<Types>({ asksAgain: true, statuses: [204] }),
	// Shows the second step again, for the calls that ask for it.
	"POST /api/admin/confirm": signedIn<{ body: z.input<typeof CodeRequest> }>({ statuses: [204, 400, 409, 422] }),

	// Tenants
	"GET /api/admin/tenants": platform<{ query: Partial<TenantsQuery>; answer: TenantList }>({
		statuses: [200, 422],
	}),
	"GET /api/admin/slug-availability": platform<{ query: z.input<typeof SlugQuery>; answer: SlugAvailability }>({
		statuses: [200],
	}),
	"POST /api/admin/create-tenant": platform<{ body: CreateTenantRequest; answer: TenantCreated }>({
		statuses: [200, 400, 409, 422],
	}),
	"PATCH /api/admin/tenant/{tenant_id}": platform<{ body: TenantActivity; answer: Tenant }>({
		statuses: [200, 400, 404, 422],
	}),
	"PUT /api/admin/tenant/{tenant_id}/product-access": platform<{ form: ProductAccess; answer: Tenant }>({
		statuses: [200, 400, 404, 422],
	}),

	// A tenant's settings
	"GET /api/admin/tenant-settings": tenant<{ query: NamedTenant; answer: Tenant }>({
		role: "viewer",
		product: null,
		statuses: [200, 400],
	}),
	"PUT /api/admin/tenant-settings": tenant<{ query: NamedTenant; body: TenantSettingsUpdate; answer: Tenant }>({
		role: "editor",
		product: null,
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/upload-logo": tenant<{ form: NamedTenant; file: "file"; answer: TenantLogo }>({
		role: "editor",
		product: null,
		statuses: UPLOAD,
	}),
	"POST /api/admin/upload-pdf-gift": tenant<{ form: NamedTenant; file: "file"; answer: TenantGift }>({
		role: "editor",
		product: "video_testimonials",
		statuses: UPLOAD,
	}),
	"POST /api/admin/upload-pdf-preview": tenant<{ form: NamedTenant; file: "file"; answer: TenantGiftPreview }>({
		role: "editor",
		product: "video_testimonials",
		statuses: UPLOAD,
	}),
	"DELETE /api/admin/tenant-asset/{asset}": tenant<{ query: NamedTenant }>({
		role: "editor",
		product: null,
		statuses: [204, 404],
	}),
	"POST /api/admin/test-email": tenant<{ query: NamedTenant; answer: TestMailResult }>({
		role: "editor",
		product: null,
		statuses: [200, 400, 422, 502, 504],
	}),
	"GET /api/admin/mail-deliveries": tenant<{ query: NamedTenant & Partial<Paging>; answer: MailDeliveries }>({
		role: "viewer",
		product: null,
		statuses: [200, 422],
	}),
	"POST /api/admin/mail-delivery/{id}/send-again": tenant<{ query: NamedTenant; answer: MailDelivery }>({
		role: "editor",
		product: null,
		statuses: [200, 404, 409],
	}),
	"GET /api/admin/users": tenant<{ query: NamedTenant; answer: TenantUsers }>({
		product: null,
		statuses: [200],
	}),
	"POST /api/admin/users": tenant<{ query: NamedTenant; body: z.input<typeof InviteRequest>; answer: TenantUser }>({
		product: null,
		statuses: [200, 400, 409, 422],
	}),
	"POST /api/admin/users/{id}/invite-again": tenant<{ query: NamedTenant; answer: TenantUser }>({
		product: null,
		statuses: [200, 404, 409],
	}),
	"PATCH /api/admin/users/{id}": tenant<{ query: NamedTenant; body: RoleChange; answer: TenantUser }>({
		product: null,
		statuses: [200, 400, 404, 409, 422],
	}),
	"DELETE /api/admin/users/{id}": tenant<{ query: NamedTenant }>({
		product: null,
		statuses: [204, 404, 409],
	}),
	// Of every admin of the business, with a grace of seven days.
	"PUT /api/admin/two-step-requirement": tenant<{
		query: NamedTenant
		body: TwoStepRequirement
		answer: TwoStepRequirementAnswer
	}>({ product: null, statuses: [200, 400, 422] }),
	// For an admin who has lost their phone and their recovery codes.
	"DELETE /api/admin/users/{id}/two-step": platform<Types>({ asksAgain: true, statuses: [204, 404, 409] }),
	"GET /api/admin/audit": scoped<{ query: NamedTenant & Partial<Paging>; answer: AuditLog }>({
		role: "editor",
		product: null,
		statuses: [200, 422],
	}),

	// One person's data in a tenant. POST, because an address in a query would end up in logs.
	"POST /api/admin/people/find": tenant<{
		query: NamedTenant
		body: z.input<typeof PersonRequest>
		answer: PersonCounts
	}>({
		product: null,
		statuses: [200, 400, 422],
	}),
	"POST /api/admin/people/export": tenant<{ query: NamedTenant; body: z.input<typeof PersonRequest> }>({
		asksAgain: true,
		product: null,
		statuses: [200, 400, 422],
	}),
	"POST /api/admin/people/erase": tenant<{
		query: NamedTenant
		body: z.input<typeof PersonRequest>
		answer: ErasureReceipt
	}>({
		asksAgain: true,
		product: null,
		statuses: [200, 400, 422],
	}),
	"GET /api/admin/people/receipts": tenant<{ query: NamedTenant & Partial<Paging>; answer: ErasureReceipts }>({
		product: null,
		statuses: [200, 422],
	}),

	// Chatbot, for visitors
	"GET /api/chatbot/{tenantSlug}": visitor<{ answer: PublicChatbot }>({ product: "chatbot", statuses: [200, 404] }),
	"POST /api/chatbot/{tenantSlug}/chat": visitor<{ form: z.infer<typeof ChatForm>; answer: ChatReply }>({
		product: "chatbot",
		statuses: [200, 400, 403, 404, 422, 429, 502, 504],
	}),
	"POST /api/chatbot/{tenantSlug}/history": visitor<{ form: z.infer<typeof HistoryForm>; answer: ChatHistory }>({
		product: "chatbot",
		statuses: [200, 400, 404, 422],
	}),
	// A person takes over. 409 if the business does not offer it.
	"POST /api/chatbot/{tenantSlug}/person": visitor<{ form: z.input<typeof PersonForm>; answer: PersonUpdate }>({
		product: "chatbot",
		statuses: [200, 400, 403, 404, 409, 422],
	}),
	// What the person writes: an event stream if the caller accepts one, else what is there now. Last-Event-ID is the
	// position that the caller has. POST, because the session id opens the conversation.
	"POST /api/chatbot/{tenantSlug}/person/live": visitor<{ form: z.infer<typeof LiveForm>; answer: PersonUpdate }>({
		product: "chatbot",
		statuses: [200, 400, 403, 404, 422, 503],
	}),
	"POST /api/chatbot/{tenantSlug}/lead": visitor<{ form: z.infer<typeof LeadForm> }>({
		product: "chatbot",
		statuses: [204, 400, 403, 404, 422],
	}),
	"POST /api/chatbot/{tenantSlug}/rating": visitor<{ form: z.infer<typeof RatingForm> }>({
		product: "chatbot",
		statuses: [204, 400, 403, 404, 422],
	}),

	// Chatbot, for administrators
	"GET /api/admin/platform/chatbot": platform<{ query: Partial<ChatbotsQuery>; answer: ChatbotList }>({
		statuses: [200, 422],
	}),
	"GET /api/admin/chatbot-settings": scoped<{ query: NamedTenant; answer: ChatbotSettingsAnswer }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200],
	}),
	"PUT /api/admin/chatbot-settings": scoped<{
		query: NamedTenant
		form: ChatbotSettingsUpdate
		file: "avatar"
		answer: ChatbotSettingsAnswer
	}>({ role: "editor", product: "chatbot", statuses: [200, 400, 409, 413, 415, 422] }),
	"DELETE /api/admin/chatbot-avatar": scoped<{ query: NamedTenant; answer: ChatbotSettingsAnswer }>({
		role: "editor",
		product: "chatbot",
		statuses: [200],
	}),
	"PUT /api/admin/tenant/{tenant_id}/chat-budget": platform<{ body: z.input<typeof BudgetBody>; answer: ChatBudget }>({
		statuses: [200, 400, 404, 422],
	}),
	"GET /api/admin/chatbot/usage": tenant<{ query: NamedTenant; answer: ChatUsage }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200],
	}),
	"GET /api/admin/chatbot/conversations": tenant<{
		query: NamedTenant & Partial<ConversationsQuery>
		answer: Conversations
	}>({ role: "viewer", product: "chatbot", statuses: [200, 422] }),
	"GET /api/admin/chatbot/conversations/export": tenant<{ query: NamedTenant & ConversationFilter }>({
		asksAgain: true,
		role: "editor",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"GET /api/admin/chatbot/conversation/{id}": tenant<{ query: NamedTenant; answer: WholeConversation }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"DELETE /api/admin/chatbot/conversation/{id}": tenant<{ query: NamedTenant }>({
		role: "editor",
		product: "chatbot",
		statuses: [204, 404],
	}),
	// Visitors who asked for a person: an event stream of the whole inbox after each change, or what is there now.
	"GET /api/admin/chatbot/live": tenant<{ query: NamedTenant; answer: LiveInbox }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 503],
	}),
	"POST /api/admin/chatbot/conversation/{id}/take": tenant<{ query: NamedTenant; body: z.input<typeof Take> }>({
		role: "editor",
		product: "chatbot",
		statuses: [204, 400, 404, 409, 422],
	}),
	"POST /api/admin/chatbot/conversation/{id}/messages": tenant<{
		query: NamedTenant
		body: z.input<typeof PersonMessage>
	}>({ role: "editor", product: "chatbot", statuses: [204, 400, 404, 409, 422, 429] }),
	"POST /api/admin/chatbot/conversation/{id}/release": tenant<{ query: NamedTenant; body: z.input<typeof Release> }>({
		role: "editor",
		product: "chatbot",
		statuses: [204, 400, 404, 409, 422],
	}),
	"GET /api/admin/chatbot/leads": tenant<{ query: NamedTenant & Partial<LeadsQuery>; answer: Leads }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"GET /api/admin/chatbot/leads/export": tenant<{ query: NamedTenant & LeadFilter }>({
		asksAgain: true,
		role: "editor",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"DELETE /api/admin/chatbot/lead/{id}": tenant<{ query: NamedTenant }>({
		role: "editor",
		product: "chatbot",
		statuses: [204, 404],
	}),
	"GET /api/admin/chatbot/knowledge": tenant<{ query: NamedTenant & Partial<Paging>; answer: KnowledgeSources }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"POST /api/admin/chatbot/knowledge": tenant<{
		query: NamedTenant
		body: NewSource
		answer: KnowledgeSource
	}>({ role: "editor", product: "chatbot", statuses: [200, 400, 422] }),
	"POST /api/admin/chatbot/knowledge-pdf": tenant<{
		form: NamedTenant & z.infer<typeof PdfForm>
		file: "file"
		answer: KnowledgeSource
	}>({ role: "editor", product: "chatbot", statuses: UPLOAD }),
	"GET /api/admin/chatbot/knowledge/{id}": tenant<{ query: NamedTenant; answer: KnowledgeSource }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"PUT /api/admin/chatbot/knowledge/{id}": tenant<{
		query: NamedTenant
		body: z.input<typeof SourceUpdate>
		answer: KnowledgeSource
	}>({ role: "editor", product: "chatbot", statuses: [200, 400, 404, 409, 422] }),
	"DELETE /api/admin/chatbot/knowledge/{id}": tenant<{ query: NamedTenant }>({
		role: "editor",
		product: "chatbot",
		statuses: [204, 404],
	}),
	"GET /api/admin/chatbot/websites": tenant<{ query: NamedTenant; answer: Websites }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200],
	}),
	// Reads the website in the background. Nothing becomes knowledge before pages are chosen.
	"POST /api/admin/chatbot/websites": tenant<{ query: NamedTenant; body: z.input<typeof NewWebsite>; answer: Website }>(
		{
			role: "editor",
			product: "chatbot",
			statuses: [200, 400, 409, 422, 429],
		},
	),
	"GET /api/admin/chatbot/website/{id}": tenant<{ query: NamedTenant; answer: WholeWebsite }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"PUT /api/admin/chatbot/website/{id}": tenant<{ query: NamedTenant; body: WebsiteChoice; answer: WholeWebsite }>({
		role: "editor",
		product: "chatbot",
		statuses: [200, 400, 404, 422],
	}),
	"POST /api/admin/chatbot/website/{id}/read-again": tenant<{ query: NamedTenant; answer: WholeWebsite }>({
		role: "editor",
		product: "chatbot",
		statuses: [200, 404, 409, 429],
	}),
	"DELETE /api/admin/chatbot/website/{id}": tenant<{ query: NamedTenant }>({
		role: "editor",
		product: "chatbot",
		statuses: [204, 404],
	}),
	"GET /api/admin/chatbot/unanswered": tenant<{ query: NamedTenant & Partial<Paging>; answer: UnansweredQuestions }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"POST /api/admin/chatbot/unanswered/{id}/answer": tenant<{
		query: NamedTenant
		body: z.input<typeof AnswerBody>
		answer: KnowledgeSource
	}>({ role: "editor", product: "chatbot", statuses: [200, 400, 404, 422] }),
	"DELETE /api/admin/chatbot/unanswered/{id}": tenant<{ query: NamedTenant }>({
		role: "editor",
		product: "chatbot",
		statuses: [204, 404],
	}),

	// Quizzes, for visitors. The session's secret is the bearer token of every call about a session.
	"GET /api/quiz/{tenantSlug}": visitor<{ answer: PublicQuizList }>({ product: "chatbot", statuses: [200, 404] }),
	"GET /api/quiz/{tenantSlug}/{quizId}": visitor<{ answer: PublicQuizAnswer }>({
		product: "chatbot",
		statuses: [200, 404],
	}),
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions": visitor<{ body: StartSession; answer: SessionStarted }>({
		product: "chatbot",
		statuses: [200, 400, 403, 404, 422],
	}),
	// With the quiz as it was when the session began. The session keeps it, whatever the admin saves later.
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": quizTaker<{ answer: QuizProgressAnswer }>({
		product: "chatbot",
		statuses: [200, 404],
	}),
	"PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": quizTaker<{ body: SaveAnswers; answer: AnswersSaved }>({
		product: "chatbot",
		statuses: [200, 400, 403, 404, 409, 422],
	}),
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete": quizTaker<{ answer: ShownResult }>({
		product: "chatbot",
		statuses: [200, 403, 404, 422],
	}),
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report": quizTaker<Types>({
		product: "chatbot",
		statuses: [200, 404, 409],
	}),

	// Quizzes, for administrators. {id} is always the quiz: the framework takes only one name for one position in a path.
	"GET /api/admin/quizzes": scoped<{ query: NamedTenant & Partial<z.infer<typeof QuizListQuery>>; answer: QuizList }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"POST /api/admin/quizzes": tenant<{
		query: NamedTenant
		form: Pick<CreateQuiz, "quiz_name"> & Partial<CreateQuiz>
		answer: QuizAnswer
	}>({ role: "editor", product: "chatbot", statuses: [200, 400, 422] }),
	"GET /api/admin/quizzes/{id}": scoped<{ query: NamedTenant; answer: QuizAnswer }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"PUT /api/admin/quizzes/{id}": scoped<{ query: NamedTenant; form: QuizUpdate; answer: QuizAnswer }>({
		role: "editor",
		product: "chatbot",
		statuses: [200, 400, 404, 409, 413, 422],
	}),
	"DELETE /api/admin/quizzes/{id}": scoped<{ query: NamedTenant }>({
		role: "editor",
		product: "chatbot",
		statuses: [204, 404],
	}),
	"POST /api/admin/quizzes/{id}/duplicate": scoped<{ query: NamedTenant; answer: QuizAnswer }>({
		role: "editor",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"GET /api/admin/quiz-sessions": scoped<{ query: NamedTenant & Partial<SessionsQuery>; answer: QuizSessions }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"GET /api/admin/quiz-sessions/export": scoped<{ query: NamedTenant & SessionFilter }>({
		asksAgain: true,
		role: "editor",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"GET /api/admin/quizzes/{id}/analytics": scoped<{ query: NamedTenant; answer: QuizAnalytics }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report": scoped<{ query: NamedTenant & PreviewReport }>({
		role: "viewer",
		product: "chatbot",
		statuses: [200, 404, 422],
	}),
	"POST /api/admin/quizzes/{id}/generate-report": scoped<{
		query: NamedTenant
		form: GenerateReport
	}>({ role: "editor", product: "chatbot", statuses: [200, 400, 404, 422] }),

	// The platform's own settings
	"PUT /api/admin/platform/login-content": platform<{ form: z.infer<typeof LoginContentUpdate>; answer: LoginContent }>(
		{
			statuses: [200, 400, 422],
		},
	),
	// Of every account of the installation, with a grace of seven days.
	"PUT /api/admin/platform/two-step-requirement": platform<{
		body: TwoStepRequirement
		answer: TwoStepRequirementAnswer
	}>({ statuses: [200, 400, 422] }),
	"POST /api/admin/platform/upload-carousel-image": platform<{
		form: NewCarouselImage
		file: "file"
		answer: CarouselImage
	}>({ statuses: UPLOAD }),
	"PATCH /api/admin/platform/carousel-image/{id}": platform<{
		body: z.input<typeof CarouselImageChange>
		answer: CarouselImage
	}>({
		statuses: [200, 400, 404, 422],
	}),
	"DELETE /api/admin/platform/carousel-image/{id}": platform<Types>({ statuses: [204, 404] }),
	"PUT /api/admin/platform/carousel-order": platform<{ body: z.input<typeof CarouselOrder>; answer: CarouselImages }>({
		statuses: [200, 400, 409, 422],
	}),
	"PUT /api/admin/platform/carousel-speed": platform<{ form: z.infer<typeof CarouselSpeed>; answer: CarouselPace }>({
		statuses: [200, 400, 422],
	}),
	"POST /api/admin/platform/upload-logo": platform<{ file: "file"; answer: PlatformLogo }>({
		statuses: UPLOAD,
	}),
	"DELETE /api/admin/platform/logo": platform<Types>({ statuses: [204] }),

	// Testimonials
	"GET /api/admin/dashboard": scoped<{
		query: Pick<NamedTenant, "tenant_slug"> & Partial<DashboardQuery>
		answer: Dashboard
	}>({ role: "viewer", product: "video_testimonials", statuses: [200, 422] }),
	"GET /api/admin/submission/{id}/download": scoped<{
		query: z.input<typeof DownloadQuery>
		answer: SubmissionDownload
	}>({ role: "viewer", product: "video_testimonials", statuses: [200, 404, 409] }),
	"POST /api/admin/submission/{id}/share": scoped<{ answer: SubmissionShare }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 404, 409],
	}),
	"DELETE /api/admin/submission/{id}": scoped<Types>({
		role: "editor",
		product: "video_testimonials",
		statuses: [204, 404],
	}),
	"PATCH /api/admin/submission/{id}": scoped<{ body: z.input<typeof StatusChange>; answer: Submission }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 400, 404, 409, 422],
	}),
	"PUT /api/admin/submission/{id}/pin": scoped<{ body: z.input<typeof PinChange>; answer: Submission }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 400, 404, 409, 422],
	}),
	"POST /api/admin/submission/{id}/repair": scoped<{ answer: Submission }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"GET /api/admin/invitations": tenant<{ query: NamedTenant & Partial<Paging>; answer: Invitations }>({
		role: "viewer",
		product: "video_testimonials",
		statuses: [200, 422],
	}),
	// Who would be invited, and who not and why. Changes nothing.
	"POST /api/admin/invitations/check": tenant<{
		query: NamedTenant
		body: z.input<typeof InviteCheck>
		answer: CheckedPeople
	}>({ role: "editor", product: "video_testimonials", statuses: [200, 400, 413, 422] }),
	"POST /api/admin/invitations": tenant<{
		query: NamedTenant
		body: z.input<typeof NewInvitations>
		answer: InvitedPeople
	}>({ role: "editor", product: "video_testimonials", statuses: [200, 400, 409, 413, 422] }),
	"POST /api/admin/invitation/{id}/cancel": scoped<{ query: NamedTenant; answer: Invitation }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"DELETE /api/admin/invitation/{id}": scoped<{ query: NamedTenant }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [204, 404],
	}),
	"PUT /api/admin/invitation-pace": tenant<{ query: NamedTenant; body: PaceUpdate; answer: InvitationPace }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 400, 422],
	}),
	"GET /api/admin/funnel": tenant<{ query: NamedTenant & z.input<typeof FunnelQuery>; answer: Funnel }>({
		role: "viewer",
		product: "video_testimonials",
		statuses: [200, 400, 422],
	}),
	"GET /api/admin/widgets": tenant<{ query: NamedTenant; answer: Widgets }>({
		role: "viewer",
		product: "video_testimonials",
		statuses: [200],
	}),
	"POST /api/admin/widgets": tenant<{ query: NamedTenant; body: z.input<typeof NewWidget>; answer: Widget }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 400, 409, 422],
	}),
	"PUT /api/admin/widget/{id}": scoped<{ query: NamedTenant; body: z.input<typeof WidgetUpdate>; answer: Widget }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 400, 404, 409, 422],
	}),
	"DELETE /api/admin/widget/{id}": scoped<{ query: NamedTenant }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [204, 404],
	}),
	// What public/widget.js would draw for settings that are not saved.
	"POST /api/admin/widget-preview": tenant<{
		query: NamedTenant
		body: z.input<typeof WidgetDraft>
		answer: WidgetView
	}>({
		role: "viewer",
		product: "video_testimonials",
		statuses: [200, 400, 404, 422],
	}),
	// The sentence that customers agree to, with its versions
	"GET /api/admin/consent-text": tenant<{
		query: NamedTenant & Partial<z.infer<typeof ConsentTextQuery>>
		answer: ConsentTexts
	}>({ role: "viewer", product: "video_testimonials", statuses: [200, 422] }),
	"PUT /api/admin/consent-text": tenant<{
		query: NamedTenant
		body: z.input<typeof ConsentTextUpdate>
		answer: ConsentTexts
	}>({ role: "editor", product: "video_testimonials", statuses: [200, 400, 409, 422] }),

	// Tags, of which an admin's dashboard answers all too.
	"GET /api/admin/tags": tenant<{ query: NamedTenant; answer: Tags }>({
		role: "viewer",
		product: "video_testimonials",
		statuses: [200],
	}),
	"POST /api/admin/tags": tenant<{ query: NamedTenant; body: TagName; answer: Tag }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 400, 409, 422],
	}),
	"PUT /api/admin/tag/{id}": scoped<{ query: NamedTenant; body: TagName; answer: Tag }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 400, 404, 409, 422],
	}),
	"DELETE /api/admin/tag/{id}": scoped<{ query: NamedTenant }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [204, 404, 409],
	}),
	"PUT /api/admin/submission/{id}/tags": scoped<{ body: z.input<typeof TagsChange>; answer: Submission }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 400, 404, 409, 422],
	}),
	// Testimonials that a business has from elsewhere, with its own statement of how consent was given. A form like a
	// customer's: name, email, website, date, stars, source, consent_statement, duration_seconds, the video or upload_id of
	// one that arrived in parts, and a poster perhaps.
	"POST /api/admin/submissions/import-video": tenant<{ query: NamedTenant; answer: ImportedVideo }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 400, 404, 408, 409, 413, 415, 422],
	}),
	"POST /api/admin/submissions/import-texts": tenant<{
		query: NamedTenant
		body: z.input<typeof TextImport>
		answer: ImportedTexts
	}>({ role: "editor", product: "video_testimonials", statuses: [200, 400, 413, 422] }),
	"GET /api/admin/submissions/export": scoped<{
		query: Pick<NamedTenant, "tenant_slug"> & SubmissionFilter
	}>({ asksAgain: true, role: "editor", product: "video_testimonials", statuses: [200, 422] }),

	// What is said in a testimonial
	"GET /api/admin/submission/{id}/captions": scoped<{ answer: CaptionsAnswer }>({
		role: "viewer",
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"PUT /api/admin/submission/{id}/captions": scoped<{ body: CaptionsUpdate; answer: Captions }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 400, 404, 409, 413, 422],
	}),
	"POST /api/admin/submission/{id}/captions/transcribe": scoped<{ answer: Captions }>({
		role: "editor",
		product: "video_testimonials",
		statuses: [200, 404, 409, 422, 429],
	}),
	"DELETE /api/admin/submission/{id}/captions": scoped<Types>({
		role: "editor",
		product: "video_testimonials",
		statuses: [204, 404],
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

/** The body of every refusal. */
export interface ErrorAnswer {
	detail: string
	errors?: { field: string; detail: string }[]
	request_id?: string
	next_step?: NextStep["next_step"]
	/** Of a sign-in that waits for its second step. Works once. */
	challenge?: string
}
