import { ChatPage } from "@/components/chat-window/chat-page"
import { PreviewFrame } from "@/components/forms/preview-frame"
import type { PublicChatbot } from "@/lib/client/contract"
import { CHAT_PREVIEW } from "../chatbot-texts"

/** The public chat with these settings, drawn by its own components. */
export default function ChatPreview({ chatbot }: { chatbot: PublicChatbot }) {
	return (
		<PreviewFrame title={CHAT_PREVIEW}>
			<ChatPage chatbot={chatbot} embedded={false} />
		</PreviewFrame>
	)
}
