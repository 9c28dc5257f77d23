import { ChatPage } from "@/components/chat-window/chat-page"
import { PreviewFrame } from "@/components/forms/preview-frame"
import type { PublicChatbot } from "@/lib/client/contract"
import { chatbotSettingsWords } from "../chatbot-words"

export default function ChatPreview({ chatbot }: { chatbot: PublicChatbot }) {
	return (
		<PreviewFrame title={chatbotSettingsWords.chatPreview}>
			<ChatPage chatbot={chatbot} embedded={false} />
		</PreviewFrame>
	)
}
