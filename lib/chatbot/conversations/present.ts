import type { ChatMessage } from "@/lib/db/generated/client"
import type { CitedMessage } from "../citations/cite-messages"
import { storedSources } from "../citations/stored-sources"
import type { ChatMessage as ChatMessageAnswer } from "./answers"

/** In place of a model's name. */
const BY_PERSON = "person"

export function presentChatMessage(message: CitedMessage<ChatMessage>): ChatMessageAnswer {
	return {
		id: message.id,
		role: message.role,
		content: message.content,
		timestamp: message.createdAt.toISOString(),
		rating: message.rating,
		sources: storedSources(message.sources).map(({ title }) => title),
		citations: message.citations,
		...(message.model === BY_PERSON && { by: BY_PERSON }),
	}
}
