import { z } from "zod"
import { ChatMessage } from "../conversations/answers"

export const PersonState = z.enum(["waiting", "taken", "missed", "handed_back", "closed"])
export type PersonState = z.infer<typeof PersonState>

/** What a visitor who asked for a person sees. */
export const PersonUpdate = z.strictObject({
	/** Null in a conversation that never asked, or whose visitor went back to the chatbot. */
	state: PersonState.nullable(),
	/** The person's messages after the reader's position, oldest first. */
	messages: z.array(ChatMessage),
	/** The newest message's position in the conversation. */
	position: z.int(),
})
export type PersonUpdate = z.infer<typeof PersonUpdate>

/** A conversation whose visitor asked for a person, as an admin sees it in the live inbox. */
export const LiveConversation = z.strictObject({
	id: z.uuid(),
	state: PersonState,
	asked_at: z.iso.datetime(),
	/** The newest message's position. Whoever shows the conversation reads it again when this grows. */
	position: z.int(),
	last_message: z.string(),
	last_message_at: z.iso.datetime(),
	/** The visitor wrote last, or still waits for a person to come. */
	awaits_answer: z.boolean(),
	visitor: z.strictObject({ name: z.string().nullable(), email: z.string() }).nullable(),
	/** The admin who has it. */
	taken_by: z.strictObject({ email: z.string(), is_you: z.boolean() }).nullable(),
})
export type LiveConversation = z.infer<typeof LiveConversation>

export const LiveInbox = z.strictObject({ conversations: z.array(LiveConversation) })
export type LiveInbox = z.infer<typeof LiveInbox>
