import { z } from "zod"

export const PlayedRule = z.enum(["newest", "best_rated"])
export type PlayedRule = z.infer<typeof PlayedRule>

/** Which approved testimonial a result page or an answer of the chat plays. Null means any tag. */
export const PlayedWish = z.strictObject({ tag_id: z.uuid().nullable(), rule: PlayedRule })
export type PlayedWish = z.infer<typeof PlayedWish>

/** As walls show it: one that the business approved and anyone may see. Words are in the language asked for. */
export const PlayedTestimonial = z.strictObject({
	id: z.uuid(),
	kind: z.enum(["video", "written"]),
	name: z.string(),
	relation: z.string().nullable(),
	stars: z.int().nullable(),
	text: z.string().nullable(),
	photo_url: z.string().nullable(),
	video_url: z.string().nullable(),
	content_type: z.string(),
	/** The same video as MP4, for browsers that play nothing else. */
	rendition_url: z.string().nullable(),
	poster_url: z.string().nullable(),
	/** Pixels. */
	width: z.int().nullable(),
	height: z.int().nullable(),
	captions: z.strictObject({ url: z.string(), language: z.string() }).nullable(),
	/** That the customer was offered a gift. `language` where the business has not translated it. */
	gift: z.strictObject({ text: z.string(), language: z.string().nullable() }).nullable(),
})
export type PlayedTestimonial = z.infer<typeof PlayedTestimonial>
