import type { ZodType } from "zod"
import { SignedIn } from "@/lib/accounts/answers"
import { AccountSessions } from "@/lib/accounts/own/answers"
import { ConfirmWays, PasskeyCreation, PasskeyRequest } from "@/lib/accounts/passkeys/answers"
import { ResetMessage, ResetTokenCheck } from "@/lib/accounts/reset/answers"
import { FactorAdded, FactorSetup, RecoveryCodes } from "@/lib/accounts/second-factor/answers"
import { AuditLog } from "@/lib/audit/answers"
import { ChatHistory, ChatReply } from "@/lib/chatbot/conversations/answers"
import { Conversations, WholeConversation } from "@/lib/chatbot/conversations/archive/answers"
import { KnowledgeSource, KnowledgeSources } from "@/lib/chatbot/knowledge/sources/answers"
import { Website, Websites, WholeWebsite } from "@/lib/chatbot/knowledge/website/answers"
import { Leads } from "@/lib/chatbot/leads/archive/answers"
import { LiveInbox, PersonUpdate } from "@/lib/chatbot/person/answers"
import { ChatbotList } from "@/lib/chatbot/platform/answers"
import { PublicChatbot } from "@/lib/chatbot/settings/answers"
import { ChatBudget, ChatbotSettingsAnswer } from "@/lib/chatbot/settings/form/answers"
import { TestQuestion, TestQuestions } from "@/lib/chatbot/test-questions/answers"
import { UnansweredQuestions } from "@/lib/chatbot/unanswered/inbox/answers"
import { ChatUsage } from "@/lib/chatbot/usage/answers"
import type { AnswerOf, OperationName } from "@/lib/client/contract"
import { MailDeliveries, MailDelivery } from "@/lib/mail/answers"
import { PlatformAdmin, PlatformAdmins } from "@/lib/platform/admins/answers"
import {
	CarouselImage,
	CarouselImages,
	CarouselPace,
	LoginContent,
	PlatformConfig,
	PlatformLogo,
} from "@/lib/platform/answers"
import { ErasureReceipt, ErasureReceipts, PersonCounts } from "@/lib/privacy/answers"
import { QuizAnalytics, QuizSessions } from "@/lib/quizzes/analytics/answers"
import { QuizAnswer, QuizList } from "@/lib/quizzes/answers"
import {
	AnswersSaved,
	PublicQuizAnswer,
	PublicQuizList,
	QuizProgressAnswer,
	SessionStarted,
	ShownResult,
} from "@/lib/quizzes/sessions/answers"
import { Health } from "@/lib/services/answers"
import { Retention, RetentionPreview } from "@/lib/services/retention/rules/answers"
import {
	Dashboard,
	PublicTestimonial,
	Submission,
	SubmissionDownload,
	SubmissionReceived,
	SubmissionShare,
} from "@/lib/submissions/answers"
import { Captions, CaptionsAnswer } from "@/lib/submissions/captions/answers"
import { ConsentReceipt, ConsentWithdrawal } from "@/lib/submissions/consent/answers"
import { ConsentTexts } from "@/lib/submissions/consent/wording/answers"
import { OEmbed } from "@/lib/submissions/discovery/answers"
import { Funnel } from "@/lib/submissions/funnel/answers"
import { ImportedTexts, ImportedVideo } from "@/lib/submissions/imports/answers"
import {
	CheckedPeople,
	Invitation,
	InvitationPace,
	Invitations,
	InvitedPeople,
	InvitedVisitor,
} from "@/lib/submissions/invitations/answers"
import { Tag, Tags } from "@/lib/submissions/tags/answers"
import { Widget, Widgets, WidgetView } from "@/lib/submissions/widgets/answers"
import {
	GiftDownload,
	SlugAvailability,
	Tenant,
	TenantCreated,
	TenantList,
	TenantPage,
	ThankYouPage,
} from "@/lib/tenants/answers"
import { ApiKeyCreated, ApiKeys } from "@/lib/tenants/api-keys/answers"
import { TenantGift, TenantGiftPreview, TenantLogo } from "@/lib/tenants/assets/answers"
import { TestMailResult } from "@/lib/tenants/mail/answers"
import { TenantUser, TenantUsers, TwoStepRequirementAnswer } from "@/lib/tenants/team/answers"
import {
	WebhookAnswer,
	WebhookDeliveries,
	WebhookDeliveryAnswer,
	WebhookSecret,
	Webhooks,
} from "@/lib/tenants/webhooks/answers"

/** The schema of every JSON answer of the contract; each is strict, so that a field too many is seen as well. */
export const ANSWERS: { [K in OperationName as AnswerOf<K> extends undefined ? never : K]: ZodType<AnswerOf<K>> } = {
	"GET /api/health": Health,
	"GET /api/platform/config": PlatformConfig,
	"GET /api/tenant/{tenantSlug}": TenantPage,
	"POST /api/tenant/{tenantSlug}/submit": SubmissionReceived,
	"POST /api/tenant/{tenantSlug}/submit-text": SubmissionReceived,
	"GET /api/tenant/{tenantSlug}/thank-you": ThankYouPage,
	"GET /api/tenant/{tenantSlug}/download-gift": GiftDownload,
	"GET /api/testimonial/{submissionId}": PublicTestimonial,
	"GET /api/widget/{id}": WidgetView,
	"GET /api/admin/funnel": Funnel,
	"GET /api/oembed": OEmbed,
	"POST /api/admin/submissions/import-texts": ImportedTexts,
	"POST /api/admin/submissions/import-video": ImportedVideo,
	"GET /api/admin/invitations": Invitations,
	"POST /api/admin/invitations": InvitedPeople,
	"POST /api/admin/invitations/check": CheckedPeople,
	"POST /api/admin/invitation/{id}/cancel": Invitation,
	"PUT /api/admin/invitation-pace": InvitationPace,
	"POST /api/tenant/{tenantSlug}/invitation": InvitedVisitor,
	"GET /api/admin/widgets": Widgets,
	"POST /api/admin/widgets": Widget,
	"PUT /api/admin/widget/{id}": Widget,
	"POST /api/admin/widget-preview": WidgetView,
	"PUT /api/admin/submission/{id}/pin": Submission,
	"PUT /api/admin/submission/{id}/poster": Submission,
	"GET /api/admin/consent-text": ConsentTexts,
	"PUT /api/admin/consent-text": ConsentTexts,
	"GET /api/admin/tags": Tags,
	"POST /api/admin/tags": Tag,
	"PUT /api/admin/tag/{id}": Tag,
	"PUT /api/admin/submission/{id}/tags": Submission,
	"GET /api/consent/{token}": ConsentReceipt,
	"POST /api/consent/{token}/withdraw": ConsentWithdrawal,
	"POST /api/admin/login": SignedIn,
	"POST /api/admin/login/second-factor": SignedIn,
	"POST /api/admin/email/confirm": SignedIn,
	"POST /api/admin/login/passkey-options": PasskeyRequest,
	"POST /api/admin/login/passkey": SignedIn,
	"GET /api/admin/platform/admins": PlatformAdmins,
	"POST /api/admin/platform/admins": PlatformAdmin,
	"POST /api/admin/platform/admins/{id}/invite-again": PlatformAdmin,
	"POST /api/admin/passkeys/options": PasskeyCreation,
	"POST /api/admin/passkeys": FactorAdded,
	"DELETE /api/admin/passkeys/{id}": SignedIn,
	"POST /api/admin/confirm/options": ConfirmWays,
	"POST /api/admin/second-factor": FactorSetup,
	"POST /api/admin/second-factor/turn-on": FactorAdded,
	"POST /api/admin/second-factor/recovery-codes": RecoveryCodes,
	"DELETE /api/admin/second-factor": SignedIn,
	"PATCH /api/admin/users/{id}": TenantUser,
	"PUT /api/admin/two-step-requirement": TwoStepRequirementAnswer,
	"PUT /api/admin/platform/two-step-requirement": TwoStepRequirementAnswer,
	"POST /api/admin/password-reset-request": ResetMessage,
	"GET /api/admin/verify-reset-token/{token}": ResetTokenCheck,
	"POST /api/admin/password-reset-confirm": ResetMessage,
	"PUT /api/admin/password": SignedIn,
	"GET /api/admin/sessions": AccountSessions,
	"GET /api/admin/tenants": TenantList,
	"GET /api/admin/slug-availability": SlugAvailability,
	"POST /api/admin/create-tenant": TenantCreated,
	"PATCH /api/admin/tenant/{tenant_id}": Tenant,
	"PUT /api/admin/tenant/{tenant_id}/product-access": Tenant,
	"GET /api/admin/tenant-settings": Tenant,
	"PUT /api/admin/tenant-settings": Tenant,
	"POST /api/admin/upload-logo": TenantLogo,
	"POST /api/admin/upload-pdf-gift": TenantGift,
	"POST /api/admin/upload-pdf-preview": TenantGiftPreview,
	"POST /api/admin/test-email": TestMailResult,
	"GET /api/admin/mail-deliveries": MailDeliveries,
	"POST /api/admin/mail-delivery/{id}/send-again": MailDelivery,
	"GET /api/admin/users": TenantUsers,
	"POST /api/admin/users": TenantUser,
	"POST /api/admin/users/{id}/invite-again": TenantUser,
	"GET /api/admin/api-keys": ApiKeys,
	"POST /api/admin/api-keys": ApiKeyCreated,
	"GET /api/admin/webhooks": Webhooks,
	"POST /api/admin/webhooks": WebhookSecret,
	"PUT /api/admin/webhooks/{id}": WebhookAnswer,
	"POST /api/admin/webhooks/{id}/rotate-secret": WebhookSecret,
	"POST /api/admin/webhooks/{id}/test": WebhookDeliveryAnswer,
	"GET /api/admin/webhooks/{id}/deliveries": WebhookDeliveries,
	"POST /api/admin/webhooks/deliveries/{id}/send-again": WebhookDeliveryAnswer,
	"GET /api/admin/audit": AuditLog,
	"POST /api/admin/people/find": PersonCounts,
	"POST /api/admin/people/erase": ErasureReceipt,
	"GET /api/admin/people/receipts": ErasureReceipts,
	"GET /api/admin/retention": Retention,
	"PUT /api/admin/retention": Retention,
	"GET /api/admin/retention/preview": RetentionPreview,
	"GET /api/chatbot/{tenantSlug}": PublicChatbot,
	"POST /api/chatbot/{tenantSlug}/chat": ChatReply,
	"POST /api/chatbot/{tenantSlug}/history": ChatHistory,
	"POST /api/chatbot/{tenantSlug}/person": PersonUpdate,
	"POST /api/chatbot/{tenantSlug}/person/live": PersonUpdate,
	"GET /api/admin/chatbot/live": LiveInbox,
	"GET /api/admin/platform/chatbot": ChatbotList,
	"GET /api/admin/chatbot-settings": ChatbotSettingsAnswer,
	"PUT /api/admin/chatbot-settings": ChatbotSettingsAnswer,
	"DELETE /api/admin/chatbot-avatar": ChatbotSettingsAnswer,
	"PUT /api/admin/tenant/{tenant_id}/chat-budget": ChatBudget,
	"GET /api/admin/chatbot/usage": ChatUsage,
	"GET /api/admin/chatbot/conversations": Conversations,
	"GET /api/admin/chatbot/conversation/{id}": WholeConversation,
	"GET /api/admin/chatbot/leads": Leads,
	"GET /api/admin/chatbot/knowledge": KnowledgeSources,
	"POST /api/admin/chatbot/knowledge": KnowledgeSource,
	"POST /api/admin/chatbot/knowledge-pdf": KnowledgeSource,
	"GET /api/admin/chatbot/knowledge/{id}": KnowledgeSource,
	"PUT /api/admin/chatbot/knowledge/{id}": KnowledgeSource,
	"GET /api/admin/chatbot/websites": Websites,
	"POST /api/admin/chatbot/websites": Website,
	"GET /api/admin/chatbot/website/{id}": WholeWebsite,
	"PUT /api/admin/chatbot/website/{id}": WholeWebsite,
	"POST /api/admin/chatbot/website/{id}/read-again": WholeWebsite,
	"GET /api/admin/chatbot/unanswered": UnansweredQuestions,
	"POST /api/admin/chatbot/unanswered/{id}/answer": KnowledgeSource,
	"GET /api/admin/chatbot/test-questions": TestQuestions,
	"POST /api/admin/chatbot/test-questions": TestQuestion,
	"POST /api/admin/chatbot/test-questions/run": TestQuestions,
	"PUT /api/admin/chatbot/test-question/{id}": TestQuestion,
	"POST /api/admin/chatbot/conversation/{id}/test-question": TestQuestion,
	"GET /api/quiz/{tenantSlug}": PublicQuizList,
	"GET /api/quiz/{tenantSlug}/{quizId}": PublicQuizAnswer,
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions": SessionStarted,
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": QuizProgressAnswer,
	"PUT /api/quiz/{tenantSlug}/{quizId}/sessions/{id}": AnswersSaved,
	"POST /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/complete": ShownResult,
	"GET /api/admin/quizzes": QuizList,
	"POST /api/admin/quizzes": QuizAnswer,
	"GET /api/admin/quizzes/{id}": QuizAnswer,
	"PUT /api/admin/quizzes/{id}": QuizAnswer,
	"POST /api/admin/quizzes/{id}/duplicate": QuizAnswer,
	"GET /api/admin/quiz-sessions": QuizSessions,
	"GET /api/admin/quizzes/{id}/analytics": QuizAnalytics,
	"PUT /api/admin/platform/login-content": LoginContent,
	"POST /api/admin/platform/upload-carousel-image": CarouselImage,
	"PATCH /api/admin/platform/carousel-image/{id}": CarouselImage,
	"PUT /api/admin/platform/carousel-order": CarouselImages,
	"PUT /api/admin/platform/carousel-speed": CarouselPace,
	"POST /api/admin/platform/upload-logo": PlatformLogo,
	"GET /api/admin/dashboard": Dashboard,
	"GET /api/admin/submission/{id}/download": SubmissionDownload,
	"POST /api/admin/submission/{id}/share": SubmissionShare,
	"PATCH /api/admin/submission/{id}": Submission,
	"POST /api/admin/submission/{id}/repair": Submission,
	"GET /api/admin/submission/{id}/captions": CaptionsAnswer,
	"PUT /api/admin/submission/{id}/captions": Captions,
	"POST /api/admin/submission/{id}/captions/transcribe": Captions,
}

/** What an operation says with a refusal, beside what every refusal says. */
export const MORE_WITH_REFUSAL = { "GET /api/health": Health } as const satisfies Partial<
	Record<OperationName, ZodType>
>
