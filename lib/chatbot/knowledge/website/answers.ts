import { z } from "zod"

/** failed: none could be read, and `error` says why. */
export const WebsiteState = z.enum(["reading", "ready", "failed"])

export const Website = z.strictObject({
	id: z.uuid(),
	address: z.string(),
	state: WebsiteState,
	error: z.string().nullable(),
	/** In the last reading: pages met, and how many of these were read so far. */
	pages_met: z.int(),
	pages_read: z.int(),
	/** Pages whose text can be knowledge, those whose text is, and how many of these answers don't use yet. */
	pages_found: z.int(),
	pages_taken: z.int(),
	pages_learning: z.int(),
	/** Pages in the knowledge that are no longer on the website. */
	pages_gone: z.int(),
	has_more: z.boolean(),
	read_at: z.iso.datetime().nullable(),
	/** Null while it is being read. */
	next_read_at: z.iso.datetime().nullable(),
	created_at: z.iso.datetime(),
})
export type Website = z.infer<typeof Website>

export const Websites = z.strictObject({ websites: z.array(Website) })
export type Websites = z.infer<typeof Websites>

export const WebsitePage = z.strictObject({
	id: z.uuid(),
	address: z.string(),
	state: z.enum(["waiting", "found", "skipped", "failed", "gone"]),
	reason: z.string().nullable(),
	title: z.string(),
	content_length: z.int(),
	content_bytes: z.int(),
	/** BCP 47, as the page says. */
	language: z.string().nullable(),
	is_taken: z.boolean(),
})
export type WebsitePage = z.infer<typeof WebsitePage>

export const WholeWebsite = z.strictObject({ website: Website, pages: z.array(WebsitePage) })
export type WholeWebsite = z.infer<typeof WholeWebsite>
