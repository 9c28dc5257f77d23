import type { DashboardTabs } from "@/components/layout/dashboard-tabs"

/** Tabs of a tenant's chatbot, in the order of the row. */
export const TENANT_CHATBOT_TABS = {
	names: {
		settings: "Chatbot Settings",
		quizzes: "Quiz Builder",
		embed: "Embed Code",
		conversations: "Conversations",
		leads: "Leads",
		knowledge: "Knowledge",
		unanswered: "Unanswered",
	},
	initial: "settings",
} as const satisfies DashboardTabs

/** Tabs of the platform's view of all chatbots. Leaves out screens that have no button in the row. */
export const PLATFORM_CHATBOT_TABS = {
	names: {
		overview: "Overview",
		settings: "Chatbot Settings",
		embed: "Embed Code",
		conversations: "Conversations",
	},
	initial: "overview",
} as const satisfies DashboardTabs

export type TenantChatbotTab = keyof typeof TENANT_CHATBOT_TABS.names
export type PlatformChatbotTab = keyof typeof PLATFORM_CHATBOT_TABS.names

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

/** `tenantSlug` is the tenant that the platform admin picked, or null for all tenants. */
export function platformTabHref(tab: PlatformChatbotTab, tenantSlug: string | null): string {
	const picked = tenantSlug ? `&tenant=${encodeURIComponent(tenantSlug)}` : ""
	return `${PLATFORM_CHATBOT_PATH}?tab=${tab}${picked}`
}
