import { z } from "zod"
import type { ChatMessage } from "@/lib/db/generated/client"
import type { ChatMessage as ChatMessageAnswer } from "./answers"

/** Stands where the name of a model would, for what a person wrote. */
const BY_PERSON = "person"
const Sources = z.array(z.object({ id: z.string(), title: z.string() })).catch([])

/** Titles of a message's stored sources, in the order of their numbers in the text. */
export function sourceTitles(stored: unknown): string[] {
	return Sources.parse(stored).map(({ title }) => title)
}

export function presentChatMessage(message: ChatMessage): ChatMessageAnswer {
	return {
		id: message.id,
		role: message.role,
		content: message.content,
		timestamp: message.createdAt.toISOString(),
		rating: message.rating,
		sources: sourceTitles(message.sources),
		...(message.model === BY_PERSON && { by: BY_PERSON }),
	}
}
