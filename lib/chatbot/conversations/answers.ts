import { z } from "zod"

export const ChatRole = z.enum(["user", "assistant"])
export type ChatRole = z.infer<typeof ChatRole>

export const ChatMessage = z.strictObject({
	id: z.uuid(),
	role: ChatRole,
	content: z.string(),
	timestamp: z.iso.datetime(),
	/** 1, -1 or 0. */
	rating: z.number(),
	/** Titles of the knowledge that the answer used. */
	sources: z.array(z.string()),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatHistory = z.strictObject({ messages: z.array(ChatMessage) })
export type ChatHistory = z.infer<typeof ChatHistory>

export const ChatReply = z.strictObject({
	response: z.string(),
	timestamp: z.iso.datetime(),
	message_id: z.uuid(),
	sources: ChatMessage.shape.sources,
	unanswered: z.boolean(),
})
export type ChatReply = z.infer<typeof ChatReply>
