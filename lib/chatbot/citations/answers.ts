import { z } from "zod"

/** An approved testimonial that says it, to be heard in the chat. */
export const Quote = z.strictObject({
	first_name: z.string(),
	text: z.string(),
	start_ms: z.int(),
	video_url: z.string(),
	content_type: z.string(),
	rendition_url: z.string().nullable(),
	poster_url: z.string().nullable(),
	captions: z.strictObject({ url: z.string(), language: z.string() }),
})
export type Quote = z.infer<typeof Quote>

export const Citation = z.strictObject({
	title: z.string(),
	/** As it was given to the model; null once it is changed or deleted. */
	passage: z.string().nullable(),
	address: z.string().nullable(),
	quote: Quote.nullable(),
})
export type Citation = z.infer<typeof Citation>
