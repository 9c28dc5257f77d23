import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import type { ZodType } from "zod"
import { AccountSession } from "@/lib/accounts/own/answers"
import { presentSession } from "@/lib/accounts/own/present"
import { AuditEntry } from "@/lib/audit/answers"
import { presentAuditEntry } from "@/lib/audit/present"
import { KnowledgeSource } from "@/lib/chatbot/knowledge/sources/answers"
import { presentSource } from "@/lib/chatbot/knowledge/sources/present"
import { PublicChatbot } from "@/lib/chatbot/settings/answers"
import { ChatbotSettingsAnswer } from "@/lib/chatbot/settings/form/answers"
import { presentChatbotSettings } from "@/lib/chatbot/settings/form/present"
import { presentPublicChatbot } from "@/lib/chatbot/settings/present"
import { resolveSettings } from "@/lib/chatbot/settings/resolve-settings"
import type { Tenant as TenantRow } from "@/lib/db/generated/client"
import { MailDelivery } from "@/lib/mail/answers"
import { presentDelivery } from "@/lib/mail/present"
import { PlatformConfig } from "@/lib/platform/answers"
import { presentPlatformConfig } from "@/lib/platform/present"
import { Quiz, QuizEntry } from "@/lib/quizzes/answers"
import { presentQuiz, presentQuizEntry } from "@/lib/quizzes/present"
import { PublicQuiz } from "@/lib/quizzes/sessions/answers"
import { presentPublicQuiz } from "@/lib/quizzes/sessions/present"
import { Submission } from "@/lib/submissions/answers"
import { eachField } from "@/lib/submissions/form-fields"
import { presentSubmission } from "@/lib/submissions/present"
import { storedFields } from "@/lib/submissions/stored-fields"
import { TenantCard, TenantPage, ThankYouPage } from "@/lib/tenants/answers"
import { presentTenantCard, presentTenantPage, presentThankYou } from "@/lib/tenants/present"
import { FOUR_TYPES, outcome } from "../support/quiz-content"

const id = randomUUID()
const at = new Date("2026-01-15T09:30:00Z")

const tenant: TenantRow = {
	id,
	name: "Bakery",
	slug: "bakery",
	notifyEmail: "notify@example.com",
	isActive: true,
	createdAt: at,
	updatedAt: at,
	settingsUpdatedAt: at,
	logoKey: null,
	pdfGiftKey: null,
	pdfPreviewImageKey: null,
	pageHeadline: null,
	pageSubheadline: null,
	thankYouHeadline: null,
	thankYouSubheadline: null,
	maxDurationSeconds: 120,
	publicSharedOnly: false,
	showTranscript: false,
	showMoreTestimonials: false,
	languages: [],
	visitorLanguage: false,
	languageSwitch: false,
	showVerify: false,
	recordingPrompts: [],
	giftDisclosure: null,
	funnelEnabled: false,
	wallWidgetId: null,
	wallEnabled: false,
	showFigures: false,
	wallContactSheet: true,
	thankYouWallLink: false,
	rejectionsCountedSince: null,
	showInSearch: false,
	acceptWritten: false,
	askStars: false,
	askRelation: false,
	hiddenFields: [],
	websiteUrl: null,
	brandColor: "#0b5fa5",
	emailSubjectTemplate: null,
	emailProvider: "gmail",
	emailAddress: null,
	emailAppPassword: "encrypted",
	emailFromName: null,
	emailEnabled: true,
	emailError: null,
	videoTestimonialsEnabled: true,
	chatbotEnabled: true,
	videoTestimonialsMessage: "",
	chatbotMessage: "",
	secondFactorRequired: false,
	searchText: "bakery",
}
const visited = { ...tenant, consents: null, mailboxWorks: false, followsVisitor: false }

const quiz = {
	id,
	name: "How ready are you?",
	description: "",
	contactStep: "before" as const,
	hiddenFields: [],
	autoAdvance: true,
	showComparison: false,
	isActive: true,
	closesAt: at,
	responseLimit: 3,
	outcomeQuotas: {},
	keepPartialLeads: false,
	closedMessage: "",
	createdAt: at,
	settingsUpdatedAt: at,
	tenant,
	sessionCount: 3,
}

const scoring = {
	total_points: 100,
	scoring_method: "simple",
	categories: [],
	lead_thresholds: { high: 70, medium: 40 },
}

const ANSWERS: [name: string, schema: ZodType, answer: object][] = [
	[
		"a sign-in",
		AccountSession,
		presentSession(
			{ id, createdAt: at, expiresAt: at, ipAddress: "192.0.2.1", userAgent: "curl" },
			{
				userId: id,
				sessionId: id,
				email: "a@example.com",
				role: "tenant_admin",
				tenantRole: "owner",
				secondFactorAt: null,
				secondFactorDueAt: null,
				confirmedAt: null,
				tenant: null,
			},
		),
	],
	[
		"a card of a tenant",
		TenantCard,
		presentTenantCard({ ...tenant, testimonialCount: 2, pendingCount: 1, fileSizeBytes: 10, adminCount: 1 }),
	],
	["a tenant's page", TenantPage, presentTenantPage(visited)],
	["a thank-you page", ThankYouPage, presentThankYou(visited)],
	[
		"a testimonial",
		Submission,
		presentSubmission({
			id,
			kind: "video",
			writtenText: null,
			photoKey: null,
			...storedFields({ ...eachField(() => ""), name: "Grace", email: "grace@example.com" }),
			fields: {},
			rejectionReason: null,
			createdAt: at,
			durationMs: 1500,
			fileSizeBytes: 10n,
			contentType: "video/webm",
			posterKey: "poster",
			status: "approved",
			sharedAt: at,
			accessVersion: 0,
			withdrawnAt: null,
			pinnedAt: at,
			importedAt: null,
			sourceUrl: null,
			sourceRating: null,
			language: null,
			width: 1280,
			height: 720,
			playback: { state: "waiting", error: null, videoKey: null, renditionKey: null },
			tenant,
			captions: { state: "draft" },
			tags: [{ tag: { id, name: "Wedding" } }],
		}),
	],
	[
		"a mail",
		MailDelivery,
		presentDelivery({
			id,
			kind: "mail.test",
			toAddress: "a@example.com",
			subject: "Test",
			text: "",
			status: "sent",
			attempts: 1,
			lastError: null,
			transport: "smtp",
			createdAt: at,
			sentAt: at,
		}),
	],
	[
		"an entry of the audit log",
		AuditEntry,
		presentAuditEntry({
			id,
			action: "tenant.settings_changed",
			actorId: id,
			actorEmail: "a@example.com",
			tenantId: id,
			tenantName: "Bakery",
			targetId: null,
			targetName: null,
			before: { page_headline: "Old" },
			after: { page_headline: "New" },
			ipAddress: "192.0.2.1",
			createdAt: at,
		}),
	],
	[
		"the platform's configuration",
		PlatformConfig,
		presentPlatformConfig(null, [{ id, imageKey: "image", caption: "One", orderIndex: 0, createdAt: at }]),
	],
	["a visitor's chatbot", PublicChatbot, presentPublicChatbot(tenant, resolveSettings(null, null))],
	[
		"a chatbot's settings",
		ChatbotSettingsAnswer,
		presentChatbotSettings({
			tenant,
			own: null,
			platform: null,
			languageGuess: "de",
			lastFailure: "OpenAI failed.",
			totalConversations: 1,
			totalLeads: 0,
		}),
	],
	[
		"a piece of knowledge",
		KnowledgeSource,
		presentSource({
			id,
			tenantId: id,
			kind: "text",
			title: "Hours",
			content: "Nine to five",
			status: "ready",
			error: null,
			fileKey: null,
			fileSizeBytes: null,
			submissionId: null,
			plays: null,
			createdAt: at,
			updatedAt: at,
		}),
	],
	["an entry of the quiz list", QuizEntry, presentQuizEntry({ ...quiz, questionCount: 4 })],
	[
		"a quiz",
		Quiz,
		presentQuiz({ ...quiz, questions: FOUR_TYPES, scoringConfig: scoring, outcomes: [outcome("high")] }),
	],
	[
		"a visitor's quiz",
		PublicQuiz,
		presentPublicQuiz(
			{ ...tenant, mailboxWorks: true, consents: null, followsVisitor: false },
			{ ...quiz, questions: FOUR_TYPES },
		),
	],
]

describe.each(ANSWERS)("%s", (_, schema, answer) => {
	it("is presented as its schema says", () => {
		expect(schema.parse(answer)).toEqual(answer)
	})
	it("is refused with a field too many, and without any of its own", () => {
		expect(schema.safeParse({ ...answer, search_text: "leaked" }).success).toBe(false)
		for (const field of Object.keys(answer)) {
			const { [field]: _left, ...rest } = Object.fromEntries(Object.entries(answer))
			expect(schema.safeParse(rest).success, field).toBe(false)
		}
	})
})
