import type { ReactNode } from "react"
import { currentTab, type DashboardTabs } from "@/components/layout/dashboard-tabs"
import type { PageSearchParams } from "@/components/testimonials-dashboard/list-search"
import type { LinkTab } from "@/components/ui/link-tabs"
import { chatbotWords } from "./chatbot-words"
import { testQuestionWords } from "./test-questions/test-words"

export const TENANT_CHATBOT_TABS = {
	names: {
		overview: chatbotWords.overview,
		knowledge: chatbotWords.sources,
		unanswered: chatbotWords.unanswered,
		tests: chatbotWords.tests,
		conversations: chatbotWords.conversations,
		leads: chatbotWords.leads,
		quizzes: chatbotWords.quizBuilder,
		settings: chatbotWords.chatbotSettings,
		// A tab on the platform's screen. On the tenant's own it is a section of the settings.
		embed: chatbotWords.embedCode,
	},
	initial: "overview",
} as const satisfies DashboardTabs

/** Tabs of the platform's view of all chatbots. Leaves out screens that have no button in the row. */
export const PLATFORM_CHATBOT_TABS = {
	names: {
		overview: chatbotWords.overview,
		settings: chatbotWords.chatbotSettings,
		embed: chatbotWords.embedCode,
		conversations: chatbotWords.conversations,
	},
	initial: "overview",
} as const satisfies DashboardTabs

export type TenantChatbotTab = keyof typeof TENANT_CHATBOT_TABS.names
export type PlatformChatbotTab = keyof typeof PLATFORM_CHATBOT_TABS.names

/** The row of a tenant's chatbot. A tab with several screens opens the first and switches between them. */
const ROW: readonly { label: string; screens: readonly [TenantChatbotTab, ...TenantChatbotTab[]] }[] = [
	{ label: chatbotWords.overview, screens: ["overview"] },
	{ label: chatbotWords.knowledge, screens: ["knowledge", "unanswered", "tests"] },
	{ label: chatbotWords.inbox, screens: ["conversations", "leads"] },
	{ label: chatbotWords.quizBuilder, screens: ["quizzes"] },
	{ label: chatbotWords.chatbotSettings, screens: ["settings"] },
]

export const PLATFORM_CHATBOT_PATH = "/admin/chatbot"

/** A tab without a button in the row. The overview links to it. */
export const PLATFORM_QUIZZES = "quizzes"
export const PLATFORM_QUIZZES_HREF = `${PLATFORM_CHATBOT_PATH}?tab=${PLATFORM_QUIZZES}`

export function chatbotPath(tenantSlug: string): string {
	return `/admin/${encodeURIComponent(tenantSlug)}/chatbot`
}

/** Always names the tab, so that callers can append `&name=value`. */
export function chatbotTabHref(tenantSlug: string, tab: TenantChatbotTab): string {
	return `${chatbotPath(tenantSlug)}?tab=${tab}`
}

export function waitingHref(tenantSlug: string): string {
	return `${chatbotTabHref(tenantSlug, "conversations")}&show=waiting`
}

/** The screen that an address names. Old addresses lead to where their screen is now. */
export function screenIn(params: PageSearchParams): { tab: TenantChatbotTab; params: PageSearchParams } {
	if (params.tab === "live") return { tab: "conversations", params: { ...params, show: "waiting" } }
	const tab = currentTab(TENANT_CHATBOT_TABS, params.tab)
	return tab === "embed" ? { tab: "settings", params: { ...params, section: "embed" } } : { tab, params }
}

export function embedHref(tenantSlug: string): string {
	return `${chatbotTabHref(tenantSlug, "settings")}&section=embed`
}

export interface WaitingCounts {
	unanswered: number | null
	wrongTests: number | null
	/** Draws how many visitors wait, which changes while the page is open. */
	visitors: ReactNode
}

export function chatbotRow(tenantSlug: string, current: TenantChatbotTab, waiting: WaitingCounts): LinkTab[] {
	return ROW.map(({ label, screens }) => ({
		label,
		href: screens[0] === "overview" ? chatbotPath(tenantSlug) : chatbotTabHref(tenantSlug, screens[0]),
		current: screens.includes(current),
		count: countOf(screens.includes("unanswered"), waiting.unanswered),
		badge: screens.includes("conversations") ? waiting.visitors : undefined,
	}))
}

export function chatbotScreens(tenantSlug: string, current: TenantChatbotTab, waiting: WaitingCounts): LinkTab[] {
	const screens = ROW.find((tab) => tab.screens.includes(current))?.screens ?? []
	if (screens.length < 2) return []
	return screens.map((screen) => ({
		label: TENANT_CHATBOT_TABS.names[screen],
		href: chatbotTabHref(tenantSlug, screen),
		current: screen === current,
		count: screen === "tests" ? countOfWrong(waiting.wrongTests) : countOf(screen === "unanswered", waiting.unanswered),
		badge: screen === "conversations" ? waiting.visitors : undefined,
	}))
}

/** lib/chatbot/unanswered counts no further than one more. */
const MOST_COUNTED = 99

function countOf(counts: boolean, unanswered: number | null): LinkTab["count"] {
	if (!counts || !unanswered) return undefined
	const shown = unanswered > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unanswered)
	return { shown, spoken: chatbotWords.unansweredCount(shown) }
}

function countOfWrong(wrong: number | null): LinkTab["count"] {
	return wrong
		? { shown: String(wrong), spoken: testQuestionWords.wrongCount(String(wrong)), isFault: true }
		: undefined
}

/** `tenantSlug` is the tenant that the platform admin picked, or null for all tenants. */
export function platformTabHref(tab: PlatformChatbotTab, tenantSlug: string | null): string {
	const picked = tenantSlug ? `&tenant=${encodeURIComponent(tenantSlug)}` : ""
	return `${PLATFORM_CHATBOT_PATH}?tab=${tab}${picked}`
}
