import { z } from "zod"

/** To a question about consent. Left out where it was given before the product kept it. */
export const GivenConsent = z.strictObject({
	/** The statement as the page showed it. */
	text: z.string(),
	/** Hex. The same for all who read the same words. */
	text_sha256: z.string(),
	/** The statement's, as a code such as "de". Null where the business offers no languages. */
	language: z.string().nullable(),
	given_at: z.iso.datetime(),
})
export type GivenConsent = z.infer<typeof GivenConsent>
