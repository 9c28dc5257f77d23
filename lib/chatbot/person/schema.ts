import { z } from "zod"
import { cleanText } from "../clean-text"
import { sessionId } from "../leads/schema"
import * as chatbotSentences from "../words"
import { PERSON_MESSAGE_CAP } from "./message-cap"

export const PersonForm = z.object({
	session_id: sessionId,
	/** "chatbot" takes a request back. */
	wanted: z.enum(["person", "chatbot"], "wanted must be person or chatbot").default("person"),
})

export const LiveForm = z.object({ session_id: sessionId })

/** The sender makes it, so that a call whose answer was lost can be repeated. */
const messageId = z.uuid("id must be a UUID")

export const PersonMessage = z.object({
	id: messageId,
	text: z
		.string(chatbotSentences.messageRequired)
		.transform((text) => cleanText(text).trim())
		.refine((text) => text !== "", chatbotSentences.messageRequired)
		.refine((text) => text.length <= PERSON_MESSAGE_CAP, `text can have up to ${PERSON_MESSAGE_CAP} characters`),
})

export const Take = z.object({
	/** The caller knows who has the conversation, and takes it over. */
	over: z.boolean("over must be true or false").default(false),
})

export const Release = z.object({
	to: z.enum(["chatbot", "closed"], "to must be chatbot or closed"),
})
