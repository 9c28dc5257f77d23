import { z } from "zod"

/** An oEmbed 1.0 response: https://oembed.com. */
export const OEmbed = z.strictObject({
	version: z.literal("1.0"),
	type: z.enum(["video", "rich"]),
	title: z.string(),
	author_name: z.string(),
	author_url: z.string(),
	provider_name: z.string(),
	provider_url: z.string(),
	html: z.string(),
	/** Pixels. */
	width: z.int(),
	height: z.int(),
	thumbnail_url: z.string().optional(),
	thumbnail_width: z.int().optional(),
	thumbnail_height: z.int().optional(),
})
export type OEmbed = z.infer<typeof OEmbed>
