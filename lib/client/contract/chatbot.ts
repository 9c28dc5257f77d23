import type { z } from "zod"
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
import type { TestQuestion, TestQuestions } from "@/lib/chatbot/test-questions/answers"
import type { AskedMessage, NewTestQuestion, TestQuestionUpdate } from "@/lib/chatbot/test-questions/schema"
import type { UnansweredQuestions } from "@/lib/chatbot/unanswered/inbox/answers"
import type { AnswerBody } from "@/lib/chatbot/unanswered/inbox/schema"
import type { ChatUsage } from "@/lib/chatbot/usage/answers"
import type { Paging } from "@/lib/db/paging"
import { type NamedTenant, platform, scoped, tenant, UPLOAD, visitor } from "./row"

/** The chatbot: what visitors do, and what admins do. */
export const chatbotContract = {
	// For visitors
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

	// For administrators
	"GET /api/admin/platform/chatbot": platform<{ query: Partial<ChatbotsQuery>; answer: ChatbotList }>({
		effect: "read",
		statuses: [200, 422],
	}),
	"GET /api/admin/chatbot-settings": scoped<{ query: NamedTenant; answer: ChatbotSettingsAnswer }>({
		effect: "read",
		role: "viewer",
		keyScope: "settings:read",
		product: "chatbot",
		statuses: [200],
	}),
	"PUT /api/admin/chatbot-settings": scoped<{
		query: NamedTenant
		form: ChatbotSettingsUpdate
		file: "avatar"
		answer: ChatbotSettingsAnswer
	}>({
		effect: "edit",
		role: "editor",
		keyScope: "settings:write",
		product: "chatbot",
		statuses: [200, 400, 409, 413, 415, 422],
	}),
	"DELETE /api/admin/chatbot-avatar": scoped<{ query: NamedTenant; answer: ChatbotSettingsAnswer }>({
		effect: "removal",
		asksAgain: false,
		role: "editor",
		keyScope: "settings:write",
		product: "chatbot",
		statuses: [200],
	}),
	"PUT /api/admin/tenant/{tenant_id}/chat-budget": platform<{ body: z.input<typeof BudgetBody>; answer: ChatBudget }>({
		effect: "edit",
		statuses: [200, 400, 404, 422],
	}),
	"GET /api/admin/chatbot/usage": tenant<{ query: NamedTenant; answer: ChatUsage }>({
		effect: "read",
		role: "viewer",
		keyScope: "settings:read",
		product: "chatbot",
		statuses: [200],
	}),
	"GET /api/admin/chatbot/conversations": tenant<{
		query: NamedTenant & Partial<ConversationsQuery>
		answer: Conversations
	}>({ effect: "read", role: "viewer", keyScope: "conversations:read", product: "chatbot", statuses: [200, 422] }),
	"GET /api/admin/chatbot/conversations/export": tenant<{ query: NamedTenant & ConversationFilter }>({
		effect: "export",
		asksAgain: true,
		role: "editor",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"GET /api/admin/chatbot/conversation/{id}": tenant<{ query: NamedTenant; answer: WholeConversation }>({
		effect: "read",
		role: "viewer",
		keyScope: "conversations:read",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"DELETE /api/admin/chatbot/conversation/{id}": tenant<{ query: NamedTenant }>({
		effect: "removal",
		asksAgain: false,
		role: "editor",
		product: "chatbot",
		statuses: [204, 404],
	}),
	// Visitors who asked for a person: an event stream of the whole inbox after each change, or what is there now.
	"GET /api/admin/chatbot/live": tenant<{ query: NamedTenant; answer: LiveInbox }>({
		effect: "read",
		role: "viewer",
		product: "chatbot",
		statuses: [200, 503],
	}),
	"POST /api/admin/chatbot/conversation/{id}/take": tenant<{ query: NamedTenant; body: z.input<typeof Take> }>({
		effect: "edit",
		role: "editor",
		product: "chatbot",
		statuses: [204, 400, 404, 409, 422],
	}),
	"POST /api/admin/chatbot/conversation/{id}/messages": tenant<{
		query: NamedTenant
		body: z.input<typeof PersonMessage>
	}>({ effect: "edit", role: "editor", product: "chatbot", statuses: [204, 400, 404, 409, 422, 429] }),
	"POST /api/admin/chatbot/conversation/{id}/release": tenant<{ query: NamedTenant; body: z.input<typeof Release> }>({
		effect: "edit",
		role: "editor",
		product: "chatbot",
		statuses: [204, 400, 404, 409, 422],
	}),
	"GET /api/admin/chatbot/leads": tenant<{ query: NamedTenant & Partial<LeadsQuery>; answer: Leads }>({
		effect: "read",
		role: "viewer",
		keyScope: "leads:read",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"GET /api/admin/chatbot/leads/export": tenant<{ query: NamedTenant & LeadFilter }>({
		effect: "export",
		asksAgain: true,
		role: "editor",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"DELETE /api/admin/chatbot/lead/{id}": tenant<{ query: NamedTenant }>({
		effect: "removal",
		asksAgain: false,
		role: "editor",
		product: "chatbot",
		statuses: [204, 404],
	}),
	"GET /api/admin/chatbot/knowledge": tenant<{ query: NamedTenant & Partial<Paging>; answer: KnowledgeSources }>({
		effect: "read",
		role: "viewer",
		keyScope: "settings:read",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"POST /api/admin/chatbot/knowledge": tenant<{
		query: NamedTenant
		body: NewSource
		answer: KnowledgeSource
	}>({ effect: "edit", role: "editor", keyScope: "settings:write", product: "chatbot", statuses: [200, 400, 422] }),
	"POST /api/admin/chatbot/knowledge-pdf": tenant<{
		form: NamedTenant & z.infer<typeof PdfForm>
		file: "file"
		answer: KnowledgeSource
	}>({ effect: "edit", role: "editor", keyScope: "settings:write", product: "chatbot", statuses: UPLOAD }),
	"GET /api/admin/chatbot/knowledge/{id}": tenant<{ query: NamedTenant; answer: KnowledgeSource }>({
		effect: "read",
		role: "viewer",
		keyScope: "settings:read",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"PUT /api/admin/chatbot/knowledge/{id}": tenant<{
		query: NamedTenant
		body: z.input<typeof SourceUpdate>
		answer: KnowledgeSource
	}>({
		effect: "edit",
		role: "editor",
		keyScope: "settings:write",
		product: "chatbot",
		statuses: [200, 400, 404, 409, 422],
	}),
	"DELETE /api/admin/chatbot/knowledge/{id}": tenant<{ query: NamedTenant }>({
		effect: "removal",
		asksAgain: false,
		role: "editor",
		keyScope: "settings:write",
		product: "chatbot",
		statuses: [204, 404],
	}),
	"GET /api/admin/chatbot/websites": tenant<{ query: NamedTenant; answer: Websites }>({
		effect: "read",
		role: "viewer",
		keyScope: "settings:read",
		product: "chatbot",
		statuses: [200],
	}),
	// Reads the website in the background. Nothing becomes knowledge before pages are chosen.
	"POST /api/admin/chatbot/websites": tenant<{ query: NamedTenant; body: z.input<typeof NewWebsite>; answer: Website }>(
		{
			effect: "edit",
			role: "editor",
			keyScope: "settings:write",
			product: "chatbot",
			statuses: [200, 400, 409, 422, 429],
		},
	),
	"GET /api/admin/chatbot/website/{id}": tenant<{ query: NamedTenant; answer: WholeWebsite }>({
		effect: "read",
		role: "viewer",
		keyScope: "settings:read",
		product: "chatbot",
		statuses: [200, 404],
	}),
	"PUT /api/admin/chatbot/website/{id}": tenant<{ query: NamedTenant; body: WebsiteChoice; answer: WholeWebsite }>({
		effect: "edit",
		role: "editor",
		keyScope: "settings:write",
		product: "chatbot",
		statuses: [200, 400, 404, 422],
	}),
	"POST /api/admin/chatbot/website/{id}/read-again": tenant<{ query: NamedTenant; answer: WholeWebsite }>({
		effect: "edit",
		role: "editor",
		keyScope: "settings:write",
		product: "chatbot",
		statuses: [200, 404, 409, 429],
	}),
	"DELETE /api/admin/chatbot/website/{id}": tenant<{ query: NamedTenant }>({
		effect: "removal",
		asksAgain: false,
		role: "editor",
		keyScope: "settings:write",
		product: "chatbot",
		statuses: [204, 404],
	}),
	"GET /api/admin/chatbot/unanswered": tenant<{ query: NamedTenant & Partial<Paging>; answer: UnansweredQuestions }>({
		effect: "read",
		role: "viewer",
		keyScope: "conversations:read",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"POST /api/admin/chatbot/unanswered/{id}/answer": tenant<{
		query: NamedTenant
		body: z.input<typeof AnswerBody>
		answer: KnowledgeSource
	}>({ effect: "edit", role: "editor", product: "chatbot", statuses: [200, 400, 404, 422] }),
	"DELETE /api/admin/chatbot/unanswered/{id}": tenant<{ query: NamedTenant }>({
		effect: "removal",
		asksAgain: false,
		role: "editor",
		product: "chatbot",
		statuses: [204, 404],
	}),
	"GET /api/admin/chatbot/test-questions": tenant<{ query: NamedTenant; answer: TestQuestions }>({
		effect: "read",
		role: "viewer",
		product: "chatbot",
		statuses: [200],
	}),
	// 409 if it is one already.
	"POST /api/admin/chatbot/test-questions": tenant<{
		query: NamedTenant
		body: z.input<typeof NewTestQuestion>
		answer: TestQuestion
	}>({ effect: "edit", role: "editor", product: "chatbot", statuses: [200, 400, 409, 422] }),
	"POST /api/admin/chatbot/test-questions/run": tenant<{ query: NamedTenant; answer: TestQuestions }>({
		effect: "edit",
		role: "editor",
		product: "chatbot",
		statuses: [200, 422],
	}),
	"PUT /api/admin/chatbot/test-question/{id}": tenant<{
		query: NamedTenant
		body: z.input<typeof TestQuestionUpdate>
		answer: TestQuestion
	}>({ effect: "edit", role: "editor", product: "chatbot", statuses: [200, 400, 404, 409, 422] }),
	"DELETE /api/admin/chatbot/test-question/{id}": tenant<{ query: NamedTenant }>({
		effect: "removal",
		asksAgain: false,
		role: "editor",
		product: "chatbot",
		statuses: [204, 404],
	}),
	"POST /api/admin/chatbot/conversation/{id}/test-question": tenant<{
		query: NamedTenant
		body: z.input<typeof AskedMessage>
		answer: TestQuestion
	}>({ effect: "edit", role: "editor", product: "chatbot", statuses: [200, 400, 404, 409, 422] }),
} as const
