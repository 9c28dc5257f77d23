import { z } from "zod"
import { ChatMessage } from "../conversations/answers"

export const PersonState = z.enum(["waiting", "taken", "missed", "handed_back", "closed"])
export type PersonState = z.infer<typeof PersonState>

export const PersonUpdate = z.strictObject({
	/** Null if it never asked, or went back to the chatbot. */
	state: PersonState.nullable(),
	messages: z.array(ChatMessage),
	position: z.int(),
})
export type PersonUpdate = z.infer<typeof PersonUpdate>

export const LiveConversation = z.strictObject({
	id: z.uuid(),
	state: PersonState,
	asked_at: z.iso.datetime(),
	/** The newest message's position. When it grows, the screen reads the conversation again. */
	position: z.int(),
	/** Before a person has it: the visitor's. */
	last_message: z.string(),
	last_message_at: z.iso.datetime(),
	/** The visitor wrote last, or still waits for a person. */
	awaits_answer: z.boolean(),
	visitor: z.strictObject({ name: z.string().nullable(), email: z.string() }).nullable(),
	taken_by: z.strictObject({ email: z.string(), is_you: z.boolean() }).nullable(),
})
export type LiveConversation = z.infer<typeof LiveConversation>

export const LiveInbox = z.strictObject({ conversations: z.array(LiveConversation) })
export type LiveInbox = z.infer<typeof LiveInbox>
