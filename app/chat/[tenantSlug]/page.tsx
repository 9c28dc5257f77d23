import type { Metadata, Viewport } from "next"
import { ChatPage } from "@/components/chat/chat-page"
import { CHAT_TEXTS } from "@/components/chat/chat-texts"
import { ChatUnavailable } from "@/components/chat/chat-unavailable"
import { loadChatPage } from "@/lib/chatbot/loaders"
import { setPageStatus } from "@/lib/http/page-status"
import { log } from "@/lib/log"
import { loadOfferedQuizzes } from "@/lib/quizzes/loaders"

type Props = {
	params: Promise<{ tenantSlug: string }>
	searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The field stays above the keyboard, and the conversation keeps what is left. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { tenantSlug } = await params
	const chatbot = await loadChatPage(tenantSlug).catch(() => null)
	if (!chatbot) return { title: CHAT_TEXTS.unavailableTitle, robots: { index: false } }
	return {
		title: { absolute: `${chatbot.chatbot_name} · ${chatbot.tenant_name}` },
		description: chatbot.chatbot_description,
		robots: chatbot.chatbot_enabled ? undefined : { index: false },
	}
}

export default async function PublicChatPage({ params, searchParams }: Props) {
	const { tenantSlug } = await params
	const loaded = await loadChatPage(tenantSlug).then(
		(chatbot) => ({ chatbot }),
		(error: unknown) => {
			log.error({ err: error, tenantSlug }, "chat page not readable")
			return null
		},
	)
	if (!loaded) return <ChatUnavailable message={CHAT_TEXTS.configFailed} retry />
	const { chatbot } = loaded
	if (!chatbot) {
		await setPageStatus(404)
		return <ChatUnavailable message={CHAT_TEXTS.configFailed} />
	}
	if (!chatbot.chatbot_enabled) return <ChatUnavailable message={chatbot.chatbot_message} />
	// A chat without its quizzes is still one.
	const quizzes = await loadOfferedQuizzes(tenantSlug).catch((error: unknown) => {
		log.error({ err: error, tenantSlug }, "quizzes of a chat not readable")
		return []
	})
	return <ChatPage chatbot={chatbot} quizzes={quizzes} embedded={(await searchParams).embed === "1"} />
}
