import { ChatPage } from "@/components/chat/chat-page"
import { PreviewFrame } from "@/components/settings/preview/preview-frame"
import type { PublicChatbot } from "@/lib/client/contract"

/** The public chat with these settings, drawn by its own components. */
export default function ChatPreview({ chatbot }: { chatbot: PublicChatbot }) {
	return (
		<PreviewFrame title="Preview of your chat">
			<ChatPage chatbot={chatbot} embedded={false} />
		</PreviewFrame>
	)
}
