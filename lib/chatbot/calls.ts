import { platform, scoped, tenant, visitor } from "@/lib/calls"
import { onDisk } from "@/lib/storage/upload-policy"
import { ChatHistory, ChatReply } from "./conversations/answers"
import { Conversations, WholeConversation } from "./conversations/archive/answers"
import { ConversationFilter, ConversationParams, ConversationsQuery } from "./conversations/archive/schema"
import { CHAT_FORM_CAP_BYTES, ChatForm, HistoryForm, RatingForm } from "./conversations/schema"
import { PdfForm } from "./knowledge/pdf/schema"
import { KnowledgeSource, KnowledgeSources } from "./knowledge/sources/answers"
import {
	KNOWLEDGE_BODY_CAP_BYTES,
	NewSource,
	SourceParams,
	SourcesQuery,
	SourceUpdate,
} from "./knowledge/sources/schema"
import { Website, Websites, WholeWebsite } from "./knowledge/website/answers"
import { NewWebsite, WebsiteChoice, WebsiteParams } from "./knowledge/website/schema"
import { Leads } from "./leads/archive/answers"
import { LeadFilter, LeadParams, LeadsQuery } from "./leads/archive/schema"
import { LeadForm } from "./leads/schema"
import { LiveInbox, PersonUpdate } from "./person/answers"
import { LiveForm, PersonForm, PersonMessage, Release, Take } from "./person/schema"
import { ChatbotList } from "./platform/answers"
import { ChatbotsQuery, ChatbotTenantParams } from "./platform/schema"
import { PublicChatbot } from "./settings/answers"
import { ChatBudget, ChatbotSettingsAnswer } from "./settings/form/answers"
import { BudgetBody, ChatbotSettingsForm } from "./settings/form/schema"
import { TestQuestion, TestQuestions } from "./test-questions/answers"
import { AskedMessage, NewTestQuestion, TestParams, TestQuestionUpdate } from "./test-questions/schema"
import { UnansweredQuestions } from "./unanswered/inbox/answers"
import { AnswerBody, QuestionParams, QuestionsQuery } from "./unanswered/inbox/schema"
import { ChatUsage } from "./usage/answers"

const READS = { effect: "read", role: "viewer", product: "chatbot" } as const
const READS_SETTINGS = { effect: "read", role: "viewer", product: "chatbot", keyScope: "settings:read" } as const
const READS_CONVERSATIONS = {
	effect: "read",
	role: "viewer",
	product: "chatbot",
	keyScope: "conversations:read",
} as const
const EDITS = { effect: "edit", role: "editor", product: "chatbot" } as const
const EDITS_SETTINGS = { effect: "edit", role: "editor", product: "chatbot", keyScope: "settings:write" } as const
const EXPORTS = { effect: "export", asksAgain: true, role: "editor", product: "chatbot" } as const
const REMOVES = { effect: "removal", asksAgain: false, role: "editor", product: "chatbot" } as const
const REMOVES_SETTINGS = {
	effect: "removal",
	asksAgain: false,
	role: "editor",
	product: "chatbot",
	keyScope: "settings:write",
} as const

export const chatbotCalls = {
	"GET /api/chatbot/{tenantSlug}": visitor("Get the chatbot as visitors see it", {
		product: "chatbot",
		answer: PublicChatbot,
	}),
	"POST /api/chatbot/{tenantSlug}/chat": visitor("Ask the chatbot", {
		product: "chatbot",
		limit: "CHAT_ADDRESS",
		form: ChatForm,
		cap: CHAT_FORM_CAP_BYTES,
		answer: ChatReply,
		also: [429, 502, 504],
	}),
	"POST /api/chatbot/{tenantSlug}/history": visitor("Get one's own conversation", {
		product: "chatbot",
		limit: "CHAT_ASIDE_ADDRESS",
		form: HistoryForm,
		answer: ChatHistory,
		statuses: [200, 400, 404, 422],
	}),
	// A person takes over. 409 if the business does not offer it.
	"POST /api/chatbot/{tenantSlug}/person": visitor("Ask for a person", {
		product: "chatbot",
		limit: "CHAT_ASIDE_ADDRESS",
		form: PersonForm,
		answer: PersonUpdate,
		also: [409],
	}),
	// What the person writes: an event stream if the caller accepts one, else what is there now. Last-Event-ID is the
	// position that the caller has. POST, because the session id opens the conversation.
	"POST /api/chatbot/{tenantSlug}/person/live": visitor("Follow what a person writes", {
		product: "chatbot",
		limit: "CHAT_ASIDE_ADDRESS",
		form: LiveForm,
		answer: PersonUpdate,
		also: [503],
	}),
	"POST /api/chatbot/{tenantSlug}/lead": visitor("Leave contact details", {
		product: "chatbot",
		limit: "CHAT_ASIDE_ADDRESS",
		form: LeadForm,
	}),
	"POST /api/chatbot/{tenantSlug}/rating": visitor("Rate an answer", {
		product: "chatbot",
		limit: "CHAT_ASIDE_ADDRESS",
		form: RatingForm,
	}),

	"GET /api/admin/platform/chatbot": platform("List every business's chatbot", {
		effect: "read",
		query: ChatbotsQuery,
		answer: ChatbotList,
	}),
	"GET /api/admin/chatbot-settings": scoped("Get the chatbot's settings", {
		...READS_SETTINGS,
		answer: ChatbotSettingsAnswer,
	}),
	"PUT /api/admin/chatbot-settings": scoped("Change the chatbot's settings", {
		...EDITS_SETTINGS,
		form: ChatbotSettingsForm,
		files: { avatar: onDisk("avatar") },
		sentAs: ["application/x-www-form-urlencoded", "multipart/form-data"],
		answer: ChatbotSettingsAnswer,
		statuses: [200, 400, 409, 413, 415, 422],
	}),
	"DELETE /api/admin/chatbot-avatar": scoped("Remove the chatbot's avatar", {
		...REMOVES_SETTINGS,
		answer: ChatbotSettingsAnswer,
	}),
	"PUT /api/admin/tenant/{tenant_id}/chat-budget": platform("Change a business's daily limit of tokens", {
		effect: "edit",
		params: ChatbotTenantParams,
		body: BudgetBody,
		answer: ChatBudget,
	}),
	"GET /api/admin/chatbot/usage": tenant("Get the tokens that were used", { ...READS_SETTINGS, answer: ChatUsage }),
	"GET /api/admin/chatbot/conversations": tenant("List conversations", {
		...READS_CONVERSATIONS,
		query: ConversationsQuery,
		answer: Conversations,
	}),
	"GET /api/admin/chatbot/conversations/export": tenant("Export conversations", {
		...EXPORTS,
		query: ConversationFilter,
		types: ["text/csv"],
	}),
	"GET /api/admin/chatbot/conversation/{id}": tenant("Get a whole conversation", {
		...READS_CONVERSATIONS,
		params: ConversationParams,
		answer: WholeConversation,
	}),
	"DELETE /api/admin/chatbot/conversation/{id}": tenant("Delete a conversation", {
		...REMOVES,
		params: ConversationParams,
	}),
	// Visitors who asked for a person: an event stream of the whole inbox after each change, or what is there now.
	"GET /api/admin/chatbot/live": tenant("Follow the visitors who want a person", {
		...READS,
		answer: LiveInbox,
		also: [503],
	}),
	"POST /api/admin/chatbot/conversation/{id}/take": tenant("Take over a conversation", {
		...EDITS,
		params: ConversationParams,
		body: Take,
		also: [409],
	}),
	"POST /api/admin/chatbot/conversation/{id}/messages": tenant("Write to a visitor", {
		...EDITS,
		params: ConversationParams,
		body: PersonMessage,
		also: [409, 429],
	}),
	"POST /api/admin/chatbot/conversation/{id}/release": tenant("Hand back or close a conversation", {
		...EDITS,
		params: ConversationParams,
		body: Release,
		also: [409],
	}),
	"GET /api/admin/chatbot/leads": tenant("List leads", {
		...READS,
		keyScope: "leads:read",
		query: LeadsQuery,
		answer: Leads,
	}),
	"GET /api/admin/chatbot/leads/export": tenant("Export leads", { ...EXPORTS, query: LeadFilter, types: ["text/csv"] }),
	"DELETE /api/admin/chatbot/lead/{id}": tenant("Delete a lead", { ...REMOVES, params: LeadParams }),
	"GET /api/admin/chatbot/knowledge": tenant("List what the chatbot knows", {
		...READS_SETTINGS,
		query: SourcesQuery,
		answer: KnowledgeSources,
	}),
	"POST /api/admin/chatbot/knowledge": tenant("Add a text that the chatbot may answer from", {
		...EDITS_SETTINGS,
		body: NewSource,
		cap: KNOWLEDGE_BODY_CAP_BYTES,
		answer: KnowledgeSource,
	}),
	"POST /api/admin/chatbot/knowledge-pdf": tenant("Add a PDF that the chatbot may answer from", {
		...EDITS_SETTINGS,
		upload: "knowledge",
		form: PdfForm,
		answer: KnowledgeSource,
	}),
	"GET /api/admin/chatbot/knowledge/{id}": tenant("Get a text that the chatbot may answer from", {
		...READS_SETTINGS,
		params: SourceParams,
		answer: KnowledgeSource,
	}),
	"PUT /api/admin/chatbot/knowledge/{id}": tenant("Change a text that the chatbot may answer from", {
		...EDITS_SETTINGS,
		params: SourceParams,
		body: SourceUpdate,
		cap: KNOWLEDGE_BODY_CAP_BYTES,
		answer: KnowledgeSource,
		also: [409],
	}),
	"DELETE /api/admin/chatbot/knowledge/{id}": tenant("Delete a text that the chatbot may answer from", {
		...REMOVES_SETTINGS,
		params: SourceParams,
	}),
	"GET /api/admin/chatbot/websites": tenant("List the websites that the chatbot reads", {
		...READS_SETTINGS,
		answer: Websites,
	}),
	// Reads the website in the background. Nothing becomes knowledge before pages are chosen.
	"POST /api/admin/chatbot/websites": tenant("Let the chatbot read a website", {
		...EDITS_SETTINGS,
		body: NewWebsite,
		answer: Website,
		also: [409, 429],
	}),
	"GET /api/admin/chatbot/website/{id}": tenant("Get a website with its pages", {
		...READS_SETTINGS,
		params: WebsiteParams,
		answer: WholeWebsite,
	}),
	"PUT /api/admin/chatbot/website/{id}": tenant("Choose which pages become knowledge", {
		...EDITS_SETTINGS,
		params: WebsiteParams,
		body: WebsiteChoice,
		answer: WholeWebsite,
	}),
	"POST /api/admin/chatbot/website/{id}/read-again": tenant("Read a website again", {
		...EDITS_SETTINGS,
		params: WebsiteParams,
		answer: WholeWebsite,
		also: [409, 429],
	}),
	"DELETE /api/admin/chatbot/website/{id}": tenant("Forget a website", { ...REMOVES_SETTINGS, params: WebsiteParams }),
	"GET /api/admin/chatbot/unanswered": tenant("List questions that found no answer", {
		...READS_CONVERSATIONS,
		query: QuestionsQuery,
		answer: UnansweredQuestions,
	}),
	"POST /api/admin/chatbot/unanswered/{id}/answer": tenant("Answer a question for the future", {
		...EDITS,
		params: QuestionParams,
		body: AnswerBody,
		cap: KNOWLEDGE_BODY_CAP_BYTES,
		answer: KnowledgeSource,
	}),
	"DELETE /api/admin/chatbot/unanswered/{id}": tenant("Dismiss a question", { ...REMOVES, params: QuestionParams }),
	"GET /api/admin/chatbot/test-questions": tenant("List the chatbot's test questions", {
		...READS,
		answer: TestQuestions,
	}),
	// 409 if it is one already.
	"POST /api/admin/chatbot/test-questions": tenant("Add a test question", {
		...EDITS,
		body: NewTestQuestion,
		answer: TestQuestion,
		also: [409],
	}),
	"POST /api/admin/chatbot/test-questions/run": tenant("Ask the chatbot all test questions", {
		...EDITS,
		answer: TestQuestions,
		also: [422],
	}),
	"PUT /api/admin/chatbot/test-question/{id}": tenant("Change a test question", {
		...EDITS,
		params: TestParams,
		body: TestQuestionUpdate,
		answer: TestQuestion,
		also: [409],
	}),
	"DELETE /api/admin/chatbot/test-question/{id}": tenant("Delete a test question", { ...REMOVES, params: TestParams }),
	"POST /api/admin/chatbot/conversation/{id}/test-question": tenant("Make a visitor's question a test question", {
		...EDITS,
		params: ConversationParams,
		body: AskedMessage,
		answer: TestQuestion,
		also: [409],
	}),
}
