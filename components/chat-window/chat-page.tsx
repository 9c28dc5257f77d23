import { Area } from "@/components/layout/area"
import { BrandStyle } from "@/components/testimonial-pages/brand-style"
import type { PublicChatbot, QuizOffer } from "@/lib/client/contract"
import { ChatHeader } from "./chat-header"
import { ChatRoom } from "./chat-room"

export interface ChatPageProps {
	chatbot: PublicChatbot
	quizzes?: QuizOffer[]
	/** True inside the launcher's panel on another site. */
	embedded: boolean
}

/** Answers the visitor's question: can this chat help me right now? */
export function ChatPage({ chatbot, quizzes = [], embedded }: ChatPageProps) {
	return (
		<Area name="chat">
			<BrandStyle color={chatbot.primary_color} area="chat" />
			<ChatRoom chatbot={chatbot} quizzes={quizzes} embedded={embedded} header={<ChatHeader chatbot={chatbot} />} />
		</Area>
	)
}
