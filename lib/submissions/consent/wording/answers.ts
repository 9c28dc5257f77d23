import { z } from "zod"

export const ConsentTextVersion = z.strictObject({
	version: z.string(),
	text: z.string(),
	/** Null for the product's own sentence, which every business starts with. */
	created_at: z.iso.datetime().nullable(),
	created_by: z.string().nullable(),
})
export type ConsentTextVersion = z.infer<typeof ConsentTextVersion>

export const ConsentTexts = z.strictObject({
	text: z.string(),
	version: z.string(),
	is_own: z.boolean(),
	versions: z.array(ConsentTextVersion),
})
export type ConsentTexts = z.infer<typeof ConsentTexts>
