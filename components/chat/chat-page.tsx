import { Area } from "@/components/layout/area"
import { BrandStyle } from "@/components/testimonials/brand-style"
import type { PublicChatbot, QuizOffer } from "@/lib/client/contract"
import { ChatHeader } from "./chat-header"
import { ChatRoom } from "./chat-room"

export interface ChatPageProps {
	chatbot: PublicChatbot
	/** What can be taken in the conversation. */
	quizzes?: QuizOffer[]
	/** Inside the launcher's panel on another site. */
	embedded: boolean
}

/** Who comes here asks: can it answer me, now? */
export function ChatPage({ chatbot, quizzes = [], embedded }: ChatPageProps) {
	return (
		<Area name="chat">
			<BrandStyle color={chatbot.primary_color} area="chat" />
			<ChatRoom chatbot={chatbot} quizzes={quizzes} embedded={embedded} header={<ChatHeader chatbot={chatbot} />} />
		</Area>
	)
}
