import type { ReactNode } from "react"
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
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { failPage } from "@/lib/http/page-status"
import { loadNewestSessions } from "@/lib/quizzes/loaders"
import { loadSpoken } from "@/lib/submissions/quotes/loaders"
import { loadTags } from "@/lib/submissions/tags/loaders"
import { loadTenantSettings } from "@/lib/tenants/loaders"
import { chatbotAccess } from "./chatbot-access"
import { chatbotTabHref, embedHref, type TenantChatbotTab } from "./chatbot-tabs"
import { firstIn, readConversationSearch } from "./conversations/conversation-search"
import { EmbedTab } from "./embed/embed-tab"
import { ConversationsTab, KnowledgeTab, LeadsTab, QuizBuilderTab, TestsTab, UnansweredTab } from "./lazy-tabs"
import { ChatbotOverviewTab } from "./overview/chatbot-overview-tab"
import { ChatbotSettingsTab, loadSection } from "./settings/chatbot-sections"

function contextOf(viewer: SignedInUser, tenant: Tenant, base: string, onPlatform: boolean) {
	const href = (tab: TenantChatbotTab) => chatbotTabHref(tenant.tenant_slug, tab)
	const access = chatbotAccess(viewer, tenant)
	return { tenant, access, base, onPlatform, href, visitorsHref: `${href("settings")}&section=visitors` }
}

type Context = ReturnType<typeof contextOf>

async function loadLiveInbox(tenantSlug: string) {
	const [live, settings] = await Promise.all([loadLive(tenantSlug), loadChatbotSettings(tenantSlug)])
	return { ...live, isOffered: settings.chatbot_settings.person_enabled }
}

function screen<T>(
	load: (tenantSlug: string, params: PageSearchParams, onPlatform: boolean) => Promise<T>,
	view: (data: T, context: Context) => ReactNode,
) {
	return async (tenantSlug: string, params: PageSearchParams, onPlatform: boolean) => {
		const data = await load(tenantSlug, params, onPlatform)
		return (context: Context) => view(data, context)
	}
}

const SCREENS = {
	overview: screen(loadChatbotOverview, (overview, { tenant, access }) => (
		<ChatbotOverviewTab overview={overview} tenantSlug={tenant.tenant_slug} access={access} />
	)),
	settings: screen(loadSection, (loaded, { tenant, access, base, onPlatform, href }) => (
		<ChatbotSettingsTab
			loaded={loaded}
			base={base}
			access={access}
			served={tenant.is_active}
			onPlatform={onPlatform}
			knowledgeHref={href("knowledge")}
		/>
	)),
	embed: screen(loadEmbedCode, (embed, { visitorsHref }) => (
		<div className="pt-6 lg:pt-8">
			<EmbedTab embed={embed} sitesHref={visitorsHref} />
		</div>
	)),
	conversations: screen(
		async (tenantSlug, params, onPlatform) => {
			const search = readConversationSearch(params)
			const [list, live] = await Promise.all([
				search.show && !onPlatform ? { items: [], next: null } : loadConversations(tenantSlug, search),
				onPlatform ? null : loadLiveInbox(tenantSlug),
			])
			// A desktop shows one conversation beside the list: the first, until the admin chooses another.
			const first = (live && firstIn(search, live.conversations)[0]) ?? list.items[0]
			const shown = search.conversation ?? first?.id
			const whole = shown ? await loadConversation(tenantSlug, shown, loadSpoken) : null
			return { list, live, whole, search: onPlatform ? { ...search, show: undefined } : search }
		},
		(data, { tenant, access, base, href }) => (
			<ConversationsTab
				data={data}
				base={base}
				access={access}
				embedHref={embedHref(tenant.tenant_slug)}
				testsHref={href("tests")}
				personHref={`${href("settings")}&section=person`}
			/>
		),
	),
	leads: screen(
		async (tenantSlug, params) => {
			const { q, cursor } = readListSearch(params)
			const list = await loadLeads(tenantSlug, { q, cursor })
			const taken = list.items.filter(({ score }) => score !== null).map(({ email }) => email)
			return { list, search: { q, cursor }, sessions: await loadNewestSessions(tenantSlug, taken) }
		},
		(data, { access, base, href, visitorsHref }) => (
			<LeadsTab
				data={data}
				base={base}
				access={access}
				conversationsHref={href("conversations")}
				visitorsHref={visitorsHref}
			/>
		),
	),
	knowledge: screen(
		async (tenantSlug, params) => {
			const { cursor } = readListSearch(params)
			const opened = typeof params.website === "string" ? params.website : undefined
			const [list, learned, tags] = await Promise.all([
				loadKnowledge(tenantSlug, cursor),
				loadWebsites(tenantSlug, opened),
				loadTags(tenantSlug),
			])
			return { list, cursor, learned, tags }
		},
		(data, { access, base }) => <KnowledgeTab data={data} base={base} access={access} />,
	),
	tests: screen(loadTestQuestions, (data, { access }) => <TestsTab data={data} access={access} />),
	quizzes: screen(loadQuizBuilder, (data, { access, base }) => (
		<QuizBuilderTab data={data} base={base} access={access} />
	)),
	unanswered: screen(
		async (tenantSlug, params) => {
			const { cursor } = readListSearch(params)
			return { list: await loadUnanswered(tenantSlug, cursor), cursor }
		},
		(data, { access, base, href }) => (
			<UnansweredTab
				data={data}
				base={base}
				access={access}
				knowledgeHref={href("knowledge")}
				conversationsHref={href("conversations")}
				testsHref={href("tests")}
			/>
		),
	),
} satisfies Record<TenantChatbotTab, unknown>

/** The result of `load`, or null if it failed. The page then renders its failure screen into the server's HTML. */
export async function orNull<T>(load: () => Promise<T>): Promise<T | null> {
	return load().catch((error: unknown) => failPage(error, "chatbot screen not loaded"))
}

export interface ChatbotAddress {
	tenantSlug: string
	tab: TenantChatbotTab
	params: PageSearchParams
	base: string
	/** True inside the platform's dashboard, with this tenant picked. */
	onPlatform?: boolean
}

/** Loads and draws one screen of a tenant's chatbot. Null if it failed. */
export function loadChatbotScreen({ tenantSlug, tab, params, base, onPlatform = false }: ChatbotAddress) {
	return orNull(async () => {
		const [loaded, draw] = await Promise.all([
			loadTenantSettings(tenantSlug),
			SCREENS[tab](tenantSlug, params, onPlatform),
		])
		return { ...loaded, content: draw(contextOf(loaded.viewer, loaded.tenant, base, onPlatform)) }
	})
}
