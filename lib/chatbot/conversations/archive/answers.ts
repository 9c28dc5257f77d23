import { z } from "zod"
import { Lead } from "../../leads/archive/answers"
import { ChatMessage } from "../answers"

export const Conversation = z.strictObject({
	id: z.uuid(),
	created_at: z.iso.datetime(),
	last_message_at: z.iso.datetime(),
	message_count: z.int(),
	first_question: z.string(),
	visitor: z.strictObject({ name: z.string().nullable(), email: z.string() }).nullable(),
})
export type Conversation = z.infer<typeof Conversation>

export const Conversations = z.strictObject({
	conversations: z.array(Conversation),
	next_cursor: z.string().nullable(),
})
export type Conversations = z.infer<typeof Conversations>

export const ConversationMessage = ChatMessage.extend({
	status: z.enum(["answered", "failed"]),
	error: z.string().nullable(),
	model: z.string().nullable(),
	tokens: z.int(),
})
export type ConversationMessage = z.infer<typeof ConversationMessage>

export const WholeConversation = z.strictObject({
	conversation: Conversation,
	messages: z.array(ConversationMessage),
	lead: Lead.nullable(),
})
export type WholeConversation = z.infer<typeof WholeConversation>
