import { Area } from "@/components/layout/area"
import { BrandStyle } from "@/components/testimonials/brand-style"
import type { PublicChatbot } from "@/lib/client/contract"
import { ChatHeader } from "./chat-header"
import { ChatRoom } from "./chat-room"

/** Who comes here asks: can it answer me, now? `embedded`: inside the launcher's panel on another site. */
export function ChatPage({ chatbot, embedded }: { chatbot: PublicChatbot; embedded: boolean }) {
	return (
		<Area name="chat">
			<BrandStyle color={chatbot.primary_color} area="chat" />
			<ChatRoom chatbot={chatbot} embedded={embedded} header={<ChatHeader chatbot={chatbot} />} />
		</Area>
	)
}
