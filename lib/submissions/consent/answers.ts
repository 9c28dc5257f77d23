import { z } from "zod"

export const ConsentFacts = z.strictObject({
	given_to: z.string(),
	given_at: z.iso.datetime(),
	text: z.string(),
	/** The business imported the testimonial, and `text` is how it says that consent was given. */
	stated_by_business: z.literal(true).optional(),
	text_version: z.string(),
	/** Hex digest of the video as received. A written testimonial has text_sha256 instead, of its UTF-8. */
	video_sha256: z.string().optional(),
	text_sha256: z.string().optional(),
	withdrawn_at: z.iso.datetime().nullable(),
	/** All of this and the hashes of the published copies as a signed JSON Web Token. Null if it could not be signed. */
	statement: z.string().nullable(),
})
export type ConsentFacts = z.infer<typeof ConsentFacts>

export const ConsentReceipt = ConsentFacts.extend({
	video_fingerprint: z.string().optional(),
	text_fingerprint: z.string().optional(),
	name: z.string(),
	tenant: z.strictObject({
		name: z.string(),
		logo_url: z.string().nullable(),
		brand_color: z.string().nullable(),
	}),
	/** Only for a written testimonial; null, like the photo, once the consent is withdrawn. */
	written_text: z.string().nullable().optional(),
	photo_url: z.string().nullable().optional(),
	/** Path on this origin, signed for an hour. Null for a text, and once the consent is withdrawn. */
	video_url: z.string().nullable(),
	poster_url: z.string().nullable(),
	content_type: z.string(),
	duration_seconds: z.number(),
	width: z.int().nullable(),
	height: z.int().nullable(),
	public_url: z.string().nullable(),
	/** The business's published wall, while it shows the testimonial. */
	wall_url: z.string().nullable(),
	is_approved: z.boolean(),
})
export type ConsentReceipt = z.infer<typeof ConsentReceipt>

export const ConsentWithdrawal = z.strictObject({ withdrawn_at: z.iso.datetime() })
export type ConsentWithdrawal = z.infer<typeof ConsentWithdrawal>
