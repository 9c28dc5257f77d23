import type { Metadata } from "next"
import { redirect } from "next/navigation"
import type { ReactNode } from "react"
import { AccessDenied } from "@/components/chatbot-dashboard/access-denied"
import { ChatLink } from "@/components/chatbot-dashboard/chat-link"
import { DEFAULTS_ACCESS } from "@/components/chatbot-dashboard/chatbot-access"
import { ChatbotBanner } from "@/components/chatbot-dashboard/chatbot-banner"
import { ChatbotFailure } from "@/components/chatbot-dashboard/chatbot-failure"
import { loadChatbotScreen, orNull } from "@/components/chatbot-dashboard/chatbot-screens"
import {
	PLATFORM_CHATBOT_PATH,
	PLATFORM_CHATBOT_TABS,
	PLATFORM_QUIZZES,
	PLATFORM_QUIZZES_HREF,
	type PlatformChatbotTab,
	platformTabHref,
} from "@/components/chatbot-dashboard/chatbot-tabs"
import { tenantChoiceWords } from "@/components/chatbot-dashboard/chatbot-words"
import { QuizBuilderTab } from "@/components/chatbot-dashboard/lazy-tabs"
import { ChatbotListTab } from "@/components/chatbot-dashboard/overview/chatbot-list-tab"
import { ChatbotSettingsTab, loadSection } from "@/components/chatbot-dashboard/settings/chatbot-sections"
import { TenantPicker } from "@/components/chatbot-dashboard/tenant-picker"
import { currentTab, linkTabs } from "@/components/layout/dashboard-tabs"
import { PageHeader } from "@/components/layout/page-header"
import { PRODUCT_LABELS } from "@/components/layout/products"
import { loadQuizBuilder } from "@/components/quizzes/builder/load-quiz-builder"
import { type PageSearchParams, readListSearch } from "@/components/testimonials-dashboard/list-search"
import { EmptyState } from "@/components/ui/empty-state"
import { LinkTabs } from "@/components/ui/link-tabs"
import { isTenantSlug, loadChatbots, mayAdministerChatbots } from "@/lib/chatbot/platform/loaders"

export const metadata: Metadata = { title: PRODUCT_LABELS.chatbot, robots: { index: false } }

export default async function PlatformChatbotPage({ searchParams }: { searchParams: Promise<PageSearchParams> }) {
	const query = await searchParams
	const tab = currentTab(PLATFORM_CHATBOT_TABS, query.tab)
	const slug = typeof query.tenant === "string" && query.tenant ? query.tenant : null
	const door = await orNull(async () => {
		const allowed = await mayAdministerChatbots()
		return { allowed, known: allowed && slug !== null && (await isTenantSlug(slug)) }
	})
	if (door?.allowed === false) return <AccessDenied />
	// The tenant no longer exists, for example in an old bookmark: show the tab without a tenant.
	if (door && slug !== null && !door.known) redirect(platformTabHref(tab, null))
	const onQuizzes = query.tab === PLATFORM_QUIZZES
	const shown = door && (onQuizzes ? await quizzesOf(query) : await contentOf(tab, slug, query))
	return (
		<>
			<PageHeader
				title={PRODUCT_LABELS.chatbot}
				actions={tab === "overview" ? undefined : <ChatLink tenantSlug={slug} />}
			/>
			<LinkTabs label={PRODUCT_LABELS.chatbot} tabs={tabsFor(onQuizzes ? PLATFORM_QUIZZES : tab, slug)} />
			{shown ?? <ChatbotFailure platform />}
		</>
	)
}

function tabsFor(tab: PlatformChatbotTab | typeof PLATFORM_QUIZZES, slug: string | null) {
	return linkTabs(PLATFORM_CHATBOT_PATH, PLATFORM_CHATBOT_TABS, tab).map((link) =>
		slug && link.href !== PLATFORM_CHATBOT_PATH
			? { ...link, href: `${link.href}&tenant=${encodeURIComponent(slug)}` }
			: link,
	)
}

async function quizzesOf(query: PageSearchParams): Promise<ReactNode> {
	const data = await loadQuizBuilder(null, query)
	return <QuizBuilderTab data={data} base={PLATFORM_QUIZZES_HREF} access={DEFAULTS_ACCESS} />
}

async function contentOf(
	tab: PlatformChatbotTab,
	slug: string | null,
	query: PageSearchParams,
): Promise<ReactNode | null> {
	if (tab === "overview") {
		const { q, cursor } = readListSearch(query)
		const loaded = await orNull(() => loadChatbots({ q, cursor }))
		return loaded && <ChatbotListTab loaded={loaded} base={PLATFORM_CHATBOT_PATH} search={{ q, cursor }} />
	}
	const base = platformTabHref(tab, slug)
	if (slug === null) {
		if (tab !== "settings") return <Picking tab={tab} />
		const defaults = await orNull(() => loadSection(null, query))
		return (
			defaults && (
				<>
					<Picker tab={tab} picked={null} />
					<ChatbotSettingsTab
						loaded={defaults}
						base={base}
						access={DEFAULTS_ACCESS}
						served
						onPlatform
						knowledgeHref={null}
					/>
				</>
			)
		)
	}
	const loaded = await loadChatbotScreen({ tenantSlug: slug, tab, params: query, base, onPlatform: true })
	return (
		loaded && (
			<>
				<Picker tab={tab} picked={{ name: loaded.tenant.tenant_name, slug }} />
				<div className="pt-4 empty:hidden">
					<ChatbotBanner tenant={loaded.tenant} isPlatformAdmin />
				</div>
				{loaded.content}
			</>
		)
	)
}

interface PickerProps {
	tab: PlatformChatbotTab
	picked: { name: string; slug: string } | null
}

function Picker({ tab, picked }: PickerProps) {
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
			<TenantPicker tab={tab} picked={picked} none={tab === "settings" ? tenantChoiceWords.defaults : undefined} />
			{picked === null && <p className="text-ink-muted">{tenantChoiceWords.defaultsAbout}</p>}
		</div>
	)
}

function Picking({ tab }: { tab: PlatformChatbotTab }) {
	return (
		<EmptyState title={tenantChoiceWords.whoseChatbot} action={<TenantPicker tab={tab} picked={null} />}>
			{tab === "embed" ? tenantChoiceWords.ownCode : tenantChoiceWords.ownConversations}
		</EmptyState>
	)
}
