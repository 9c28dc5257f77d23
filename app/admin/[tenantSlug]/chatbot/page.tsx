import type { Metadata } from "next"
import { ChatLink } from "@/components/chatbot-dashboard/chat-link"
import { ChatbotBanner } from "@/components/chatbot-dashboard/chatbot-banner"
import { ChatbotFailure } from "@/components/chatbot-dashboard/chatbot-failure"
import { loadChatbotScreen, orNull } from "@/components/chatbot-dashboard/chatbot-screens"
import {
	chatbotRow,
	chatbotScreens,
	chatbotTabHref,
	PLATFORM_CHATBOT_PATH,
	screenIn,
} from "@/components/chatbot-dashboard/chatbot-tabs"
import { chatbotWords } from "@/components/chatbot-dashboard/chatbot-words"
import { WaitingBadge } from "@/components/chatbot-dashboard/live/waiting-badge"
import * as layoutWords from "@/components/layout/layout-words"
import { PageHeader } from "@/components/layout/page-header"
import { PRODUCT_LABELS } from "@/components/layout/products"
import type { PageSearchParams } from "@/components/testimonials-dashboard/list-search"
import { LinkTabs } from "@/components/ui/link-tabs"
import { ScreenSwitch } from "@/components/ui/screen-switch"
import { countWaiting } from "@/lib/chatbot/person/loaders"
import { countWrongTests } from "@/lib/chatbot/test-questions/loaders"
import { countUnanswered } from "@/lib/chatbot/unanswered/inbox/loaders"

export const metadata: Metadata = { title: PRODUCT_LABELS.chatbot, robots: { index: false } }

const BACK_TO_PLATFORM = { label: layoutWords.backToPlatform, href: PLATFORM_CHATBOT_PATH }

export interface TenantChatbotPageProps {
	params: Promise<{ tenantSlug: string }>
	searchParams: Promise<PageSearchParams>
}

export default async function TenantChatbotPage({ params, searchParams }: TenantChatbotPageProps) {
	const [{ tenantSlug }, query] = await Promise.all([params, searchParams])
	const { tab, params: search } = screenIn(query)
	const [loaded, unanswered, wrongTests, visitors] = await Promise.all([
		loadChatbotScreen({ tenantSlug, tab, params: search, base: chatbotTabHref(tenantSlug, tab) }),
		orNull(() => countUnanswered(tenantSlug)),
		orNull(() => countWrongTests(tenantSlug)),
		orNull(() => countWaiting(tenantSlug)),
	])
	if (!loaded) return <ChatbotFailure />
	const { viewer, tenant, content } = loaded
	const isPlatformAdmin = viewer.role === "platform_admin"
	const waiting = { unanswered, wrongTests, visitors: <WaitingBadge initial={visitors ?? 0} /> }
	return (
		<>
			<PageHeader
				title={tenant.tenant_name}
				back={isPlatformAdmin ? BACK_TO_PLATFORM : undefined}
				// The quiz editor has a Preview of its own, which shows the quiz.
				actions={tab === "quizzes" && query.quiz ? undefined : <ChatLink tenantSlug={tenant.tenant_slug} />}
			/>
			<LinkTabs label={PRODUCT_LABELS.chatbot} tabs={chatbotRow(tenantSlug, tab, waiting)} />
			<div className="pt-4 empty:hidden">
				<ChatbotBanner tenant={tenant} isPlatformAdmin={isPlatformAdmin} />
			</div>
			<ScreenSwitch label={chatbotWords.screens} screens={chatbotScreens(tenantSlug, tab, waiting)} />
			{content}
		</>
	)
}
