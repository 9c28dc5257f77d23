import type { Metadata, Viewport } from "next"
import { ChatPage } from "@/components/chat-window/chat-page"
import { ChatUnavailable } from "@/components/chat-window/chat-unavailable"
import * as chatWords from "@/components/chat-window/parts/chat-words"
import { InTheirLanguage } from "@/components/languages/in-their-language"
import { BusinessPageLink } from "@/components/testimonial-pages/business-page-link"
import type { PublicChatbot } from "@/lib/client/contract"
import { readOrFail, setPageStatus } from "@/lib/http/page-status"
import { readPublicPage } from "@/lib/http/public-pages"
import { own } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"

type Props = {
	params: Promise<{ tenantSlug: string }>
	searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The keyboard shrinks the page: the field stays above it, and the conversation keeps the rest. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { tenantSlug } = await params
	const loaded = await readPublicPage("chat", tenantSlug).catch(() => null)
	if (!loaded) return { title: t(chatWords.unavailableTitle), robots: { index: false } }
	const chatbot = inTheirLanguage(loaded.chatbot)
	return {
		title: { absolute: `${chatbot.chatbot_name} · ${chatbot.tenant_name}` },
		description: chatbot.chatbot_description,
		robots: chatbot.chatbot_enabled ? undefined : { index: false },
	}
}

/** The product's own name and greeting are in the page's language, and a business's as it wrote them. */
const inTheirLanguage = (chatbot: PublicChatbot): PublicChatbot => ({
	...chatbot,
	chatbot_name: own(chatbot.chatbot_name),
	chatbot_description: own(chatbot.chatbot_description),
	chat_greeting: own(chatbot.chat_greeting),
	starter_questions: chatbot.starter_questions.map(own),
})

export default async function PublicChatPage({ params, searchParams }: Props) {
	const { tenantSlug } = await params
	const loaded = await readOrFail(readPublicPage("chat", tenantSlug), "chat page not readable", { tenantSlug })
	const embedded = (await searchParams).embed === "1"
	const home = embedded ? null : undefined
	if (!loaded) return <ChatUnavailable message={t(chatWords.configFailed)} action={home} retry />
	const page = loaded.shown
	if (!page) {
		await setPageStatus(404)
		return <ChatUnavailable message={t(chatWords.configFailed)} action={home} />
	}
	const { quizzes } = page
	const chatbot = inTheirLanguage(page.chatbot)
	if (!chatbot.chatbot_enabled) {
		const businessPage = <BusinessPageLink slug={tenantSlug} name={chatbot.tenant_name} />
		return <ChatUnavailable message={t(chatbot.chatbot_message)} action={embedded ? null : businessPage} />
	}
	return (
		<InTheirLanguage page="chat" texts={quizzes.map(({ quiz_name }) => quiz_name)}>
			<ChatPage chatbot={chatbot} quizzes={quizzes} embedded={embedded} />
		</InTheirLanguage>
	)
}
