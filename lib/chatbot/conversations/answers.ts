import { z } from "zod"
import { PlayedTestimonial } from "@/lib/tenants/played/answers"
import { Citation } from "../citations/answers"

export const ChatRole = z.enum(["user", "assistant"])
export type ChatRole = z.infer<typeof ChatRole>

export const ChatMessage = z.strictObject({
	id: z.uuid(),
	role: ChatRole,
	content: z.string(),
	timestamp: z.iso.datetime(),
	/** 1, -1, or 0. */
	rating: z.number(),
	/** Titles of the knowledge, in the order of their numbers in the answer. */
	sources: z.array(z.string()),
	citations: z.array(Citation),
	/** What the text behind the answer plays. Looked up with each reading. */
	testimonial: PlayedTestimonial.optional(),
	by: z.literal("person").optional(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatHistory = z.strictObject({ messages: z.array(ChatMessage) })
export type ChatHistory = z.infer<typeof ChatHistory>

export const ChatReply = z.strictObject({
	response: z.string(),
	timestamp: z.iso.datetime(),
	message_id: z.uuid(),
	sources: ChatMessage.shape.sources,
	citations: ChatMessage.shape.citations,
	testimonial: ChatMessage.shape.testimonial,
	unanswered: z.boolean(),
	/** The message went to a person: the response is empty, and message_id is the message's own. */
	handled_by: z.literal("person").optional(),
})
export type ChatReply = z.infer<typeof ChatReply>
