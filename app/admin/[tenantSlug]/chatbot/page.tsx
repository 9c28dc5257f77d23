import type { Metadata } from "next"
import { ChatLink } from "@/components/chatbot-dashboard/chat-link"
import { ChatbotBanner } from "@/components/chatbot-dashboard/chatbot-banner"
import { ChatbotContent } from "@/components/chatbot-dashboard/chatbot-content"
import { ChatbotFailure } from "@/components/chatbot-dashboard/chatbot-failure"
import {
	chatbotPath,
	chatbotTabHref,
	PLATFORM_CHATBOT_PATH,
	TENANT_CHATBOT_TABS,
} from "@/components/chatbot-dashboard/chatbot-tabs"
import { loadChatbotTab } from "@/components/chatbot-dashboard/load-chatbot-tab"
import { currentTab, linkTabs } from "@/components/layout/dashboard-tabs"
import { PageHeader } from "@/components/layout/page-header"
import type { PageSearchParams } from "@/components/testimonials-dashboard/list-search"
import { LinkTabs } from "@/components/ui/link-tabs"

export const metadata: Metadata = { title: "AI Chatbot", robots: { index: false } }

const BACK_TO_PLATFORM = { label: "Back to Platform Admin", href: PLATFORM_CHATBOT_PATH }

export interface TenantChatbotPageProps {
	params: Promise<{ tenantSlug: string }>
	searchParams: Promise<PageSearchParams>
}

export default async function TenantChatbotPage({ params, searchParams }: TenantChatbotPageProps) {
	const [{ tenantSlug }, query] = await Promise.all([params, searchParams])
	const tab = currentTab(TENANT_CHATBOT_TABS, query.tab)
	const loaded = await loadChatbotTab(tenantSlug, tab, query)
	if (!loaded) return <ChatbotFailure />
	const { viewer, tenant } = loaded
	const isPlatformAdmin = viewer.role === "platform_admin"
	return (
		<>
			<PageHeader
				title={tenant.tenant_name}
				back={isPlatformAdmin ? BACK_TO_PLATFORM : undefined}
				// The quiz editor has a Preview of its own, which shows the quiz.
				actions={tab === "quizzes" && query.quiz ? undefined : <ChatLink tenantSlug={tenant.tenant_slug} />}
			/>
			<LinkTabs label="AI Chatbot" tabs={linkTabs(chatbotPath(tenantSlug), TENANT_CHATBOT_TABS, tab)} />
			<div className="pt-4 empty:hidden">
				<ChatbotBanner tenant={tenant} isPlatformAdmin={isPlatformAdmin} />
			</div>
			<ChatbotContent {...loaded} base={chatbotTabHref(tenantSlug, tab)} />
		</>
	)
}
