import { z } from "zod"
import { refusal, tooLong } from "@/lib/refusals"
import { cleanText } from "../clean-text"
import { sessionId, VisitorFields } from "../leads/schema"
import * as chatbotSentences from "../words"

const MESSAGE_REQUIRED = refusal("message_required", chatbotSentences.messageRequired)

export const MESSAGE_CAP = 2_000
/** Far more than 2,000 characters and the visitor's fields take, percent-encoded. */
export const CHAT_FORM_CAP_BYTES = 32 * 1024

export const ChatForm = z.object({
	message: z
		.string(MESSAGE_REQUIRED)
		.transform((text) => cleanText(text).trim())
		.refine((text) => text !== "", MESSAGE_REQUIRED)
		.refine(
			(text) => text.length <= MESSAGE_CAP,
			tooLong(`message can have up to ${MESSAGE_CAP} characters`, { count: MESSAGE_CAP }),
		),
	session_id: sessionId,
	/** A person's message keeps this id, and a repetition is stored once. `lead_card`: the page shows its card. */
	message_id: z.uuid("message_id must be a UUID").optional(),
	lead_card: z.enum(["open", "closed"], "lead_card must be open or closed").optional(),
	...VisitorFields.shape,
})

export const HistoryForm = z.object({ session_id: sessionId })

export const RatingForm = z.object({
	session_id: sessionId,
	message_id: z.string("message_id must be text"),
	rating: z.enum(["-1", "0", "1"], "rating must be -1, 0 or 1").transform((text) => Number(text) as -1 | 0 | 1),
})
