import { chatbotAccess } from "./chatbot-access"
import { chatbotTabHref, embedHref } from "./chatbot-tabs"
import { EmbedTab } from "./embed/embed-tab"
import { ConversationsTab, KnowledgeTab, LeadsTab, LiveTab, QuizBuilderTab, TestsTab, UnansweredTab } from "./lazy-tabs"
import type { LoadedChatbot } from "./load-chatbot-tab"
import { ChatbotOverviewTab } from "./overview/chatbot-overview-tab"
import { CHATBOT_SECTIONS, PLATFORM_SECTIONS } from "./settings/chatbot-sections"
import { ChatbotSettingsTab } from "./settings/chatbot-settings-tab"

export interface ChatbotContentProps extends LoadedChatbot {
	/** The tab's own address, including a query. */
	base: string
	/** True inside the platform's dashboard, with this tenant picked. */
	onPlatform?: boolean
}

/** One tenant's tab, on the tenant's own screen and on the platform's. */
export function ChatbotContent({ viewer, tenant, data, base, onPlatform = false }: ChatbotContentProps) {
	const access = chatbotAccess(viewer, tenant)
	const slug = tenant.tenant_slug
	const visitorsHref = `${chatbotTabHref(slug, "settings")}&section=visitors`
	switch (data.tab) {
		case "overview":
			return <ChatbotOverviewTab overview={data.shown} tenantSlug={slug} isPlatformAdmin={access.isPlatformAdmin} />
		case "settings":
			return (
				<ChatbotSettingsTab
					data={data.shown}
					sections={onPlatform ? PLATFORM_SECTIONS : CHATBOT_SECTIONS}
					base={base}
					access={access}
					served={tenant.is_active}
					onPlatform={onPlatform}
					knowledgeHref={chatbotTabHref(slug, "knowledge")}
				/>
			)
		case "embed":
			return (
				<div className="pt-6 lg:pt-8">
					<EmbedTab embed={data.shown} sitesHref={visitorsHref} />
				</div>
			)
		case "conversations":
			return (
				<ConversationsTab
					data={data.shown}
					base={base}
					access={access}
					embedHref={embedHref(slug)}
					testsHref={chatbotTabHref(slug, "tests")}
				/>
			)
		case "live":
			return (
				<LiveTab
					data={data.shown}
					access={access}
					base={base}
					settingsHref={`${chatbotTabHref(slug, "settings")}&section=person`}
				/>
			)
		case "leads":
			return (
				<LeadsTab
					data={data.shown}
					base={base}
					access={access}
					conversationsHref={chatbotTabHref(slug, "conversations")}
					visitorsHref={visitorsHref}
				/>
			)
		case "knowledge":
			return <KnowledgeTab data={data.shown} base={base} access={access} />
		case "tests":
			return <TestsTab data={data.shown} access={access} />
		case "quizzes":
			return <QuizBuilderTab data={data.shown} base={base} access={access} />
		case "unanswered":
			return (
				<UnansweredTab
					data={data.shown}
					base={base}
					access={access}
					knowledgeHref={chatbotTabHref(slug, "knowledge")}
					conversationsHref={chatbotTabHref(slug, "conversations")}
					testsHref={chatbotTabHref(slug, "tests")}
				/>
			)
	}
}
