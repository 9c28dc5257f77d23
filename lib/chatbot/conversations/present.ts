import type { ChatMessage } from "@/lib/db/generated/client"
import { ENGLISH } from "@/lib/languages/choose-language"
import { inLanguage } from "@/lib/languages/current-language"
import { t } from "@/lib/languages/t"
import type { PlayedTestimonial } from "@/lib/tenants/played/answers"
import type { CitedMessage } from "../citations/cite-messages"
import { storedSources } from "../citations/stored-sources"
import { answerWithdrawn, budgetUsedUp, chatFailed } from "../words"
import type { ChatMessage as ChatMessageAnswer } from "./answers"

/** What the product says where there is no answer, or after half of one. It is stored in English, for the business. */
const SAID = [chatFailed, budgetUsedUp, answerWithdrawn]

/** @param language the visitor's */
function saidTo(language: string | null, content: string): string {
	const said = SAID.find((sentence) => content.endsWith(sentence))
	return said ? content.slice(0, -said.length) + inLanguage(language ?? ENGLISH, () => t(said)) : content
}

type VisitorMessage = CitedMessage<ChatMessage & { conversation: { language: string | null } }> & {
	testimonial?: PlayedTestimonial | null
}

export function presentVisitorMessage({ conversation, testimonial, ...message }: VisitorMessage): ChatMessageAnswer {
	const shown = presentChatMessage(message)
	if (shown.role === "user") return shown
	return { ...shown, content: saidTo(conversation.language, shown.content), ...(testimonial && { testimonial }) }
}

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
