import { sectionOf } from "@/components/layout/section-layout"
import { loadQuizBuilder } from "@/components/quizzes/builder/load-quiz-builder"
import { type PageSearchParams, readListSearch } from "@/components/testimonials-dashboard/list-search"
import { loadConversation, loadConversations } from "@/lib/chatbot/conversations/archive/loaders"
import { loadKnowledge } from "@/lib/chatbot/knowledge/sources/loaders"
import { loadWebsites } from "@/lib/chatbot/knowledge/website/loaders"
import { loadLeads } from "@/lib/chatbot/leads/archive/loaders"
import { loadChatbotOverview } from "@/lib/chatbot/overview/loaders"
import { loadLive } from "@/lib/chatbot/person/loaders"
import { loadChatbotSettings } from "@/lib/chatbot/settings/form/loaders"
import { loadEmbedCode } from "@/lib/chatbot/settings/loaders"
import { loadTestQuestions } from "@/lib/chatbot/test-questions/loaders"
import { loadUnanswered } from "@/lib/chatbot/unanswered/inbox/loaders"
import { loadUsage } from "@/lib/chatbot/usage/loaders"
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { failPage } from "@/lib/http/page-status"
import { loadNewestSessions } from "@/lib/quizzes/loaders"
import { loadSpoken } from "@/lib/submissions/quotes/loaders"
import { loadTenantSettings } from "@/lib/tenants/loaders"
import type { TenantChatbotTab } from "./chatbot-tabs"
import { readConversationSearch } from "./conversations/conversation-search"
import type { ConversationsData } from "./conversations/conversations-tab"
import type { LiveData } from "./live/live-tab"
import { CHATBOT_SECTIONS, DEFAULTS_SECTIONS, FIRST_CHATBOT_SECTION } from "./settings/chatbot-sections"
import type { SettingsData } from "./settings/chatbot-settings-tab"

type Load = (tenantSlug: string, params: PageSearchParams) => Promise<unknown>

/** The loader of each tab's data. */
const TABS = {
	overview: loadChatbotOverview,
	async settings(tenantSlug: string, params: PageSearchParams): Promise<SettingsData> {
		const chosen = sectionOf(CHATBOT_SECTIONS, params.section)
		const section = chosen ?? FIRST_CHATBOT_SECTION
		const [answer, embed, usage] = await Promise.all([
			loadChatbotSettings(tenantSlug),
			section === "embed" ? loadEmbedCode(tenantSlug) : null,
			section === "usage" ? loadUsage(tenantSlug) : null,
		])
		return { answer, chosen, section, embed, usage }
	},
	embed: loadEmbedCode,
	async conversations(tenantSlug: string, params: PageSearchParams): Promise<ConversationsData> {
		const search = readConversationSearch(params)
		const list = await loadConversations(tenantSlug, search)
		// A desktop shows one conversation beside the list: the newest, until the admin chooses another.
		const shown = search.conversation ?? list.items[0]?.id
		return { list, search, whole: shown ? await loadConversation(tenantSlug, shown, loadSpoken) : null }
	},
	async live(tenantSlug: string, params: PageSearchParams): Promise<LiveData> {
		const chosen = readConversationSearch(params).conversation ?? null
		const [{ conversations, viewerId }, settings] = await Promise.all([
			loadLive(tenantSlug),
			loadChatbotSettings(tenantSlug),
		])
		return { conversations, viewerId, chosen, isOffered: settings.chatbot_settings.person_enabled }
	},
	async leads(tenantSlug: string, params: PageSearchParams) {
		const { q, cursor } = readListSearch(params)
		const list = await loadLeads(tenantSlug, { q, cursor })
		const taken = list.items.filter(({ score }) => score !== null).map(({ email }) => email)
		return { list, search: { q, cursor }, sessions: await loadNewestSessions(tenantSlug, taken) }
	},
	async knowledge(tenantSlug: string, params: PageSearchParams) {
		const { cursor } = readListSearch(params)
		const opened = typeof params.website === "string" ? params.website : undefined
		const [list, learned] = await Promise.all([loadKnowledge(tenantSlug, cursor), loadWebsites(tenantSlug, opened)])
		return { list, cursor, learned }
	},
	tests: loadTestQuestions,
	quizzes: loadQuizBuilder,
	async unanswered(tenantSlug: string, params: PageSearchParams) {
		const { cursor } = readListSearch(params)
		return { list: await loadUnanswered(tenantSlug, cursor), cursor }
	},
} satisfies Record<TenantChatbotTab, Load>

export type TabData = {
	[T in TenantChatbotTab]: { tab: T; shown: Awaited<ReturnType<(typeof TABS)[T]>> }
}[TenantChatbotTab]

export interface LoadedChatbot {
	viewer: SignedInUser
	tenant: Tenant
	data: TabData
}

/** The result of `load`, or null if it failed. The page then renders its failure screen into the server's HTML. */
export async function orNull<T>(load: () => Promise<T>): Promise<T | null> {
	try {
		return await load()
	} catch (error) {
		return failPage(error, "chatbot screen not loaded")
	}
}

/** Loads one tab of a tenant's chatbot. Null if it failed. */
export function loadChatbotTab(
	tenantSlug: string,
	tab: TenantChatbotTab,
	params: PageSearchParams,
): Promise<LoadedChatbot | null> {
	return orNull(async () => {
		const [{ viewer, tenant }, shown] = await Promise.all([
			loadTenantSettings(tenantSlug),
			TABS[tab](tenantSlug, params),
		])
		return { viewer, tenant, data: { tab, shown } as TabData }
	})
}

/** The settings of tenants that have none of their own. */
export async function loadDefaults(params: PageSearchParams): Promise<SettingsData> {
	const chosen = sectionOf(DEFAULTS_SECTIONS, params.section)
	return {
		answer: await loadChatbotSettings(null),
		chosen,
		section: chosen ?? FIRST_CHATBOT_SECTION,
		embed: null,
		usage: null,
	}
}
