import { z } from "zod"

/** What a customer agreed to; also what the receipt to keep holds. */
export const ConsentFacts = z.strictObject({
	/** The business. */
	given_to: z.string(),
	given_at: z.iso.datetime(),
	/** Exactly as it stood beside the tick. */
	text: z.string(),
	text_version: z.string(),
	/** Hex, of the video as it was received. */
	video_sha256: z.string(),
	withdrawn_at: z.iso.datetime().nullable(),
})
export type ConsentFacts = z.infer<typeof ConsentFacts>

/** For the bearer of the private link. */
export const ConsentReceipt = ConsentFacts.extend({
	/** The SHA-256 in groups, for people. */
	video_fingerprint: z.string(),
	/** As the customer gave it. */
	name: z.string(),
	tenant: z.strictObject({
		name: z.string(),
		logo_url: z.string().nullable(),
		brand_color: z.string().nullable(),
	}),
	/** Path on this origin, signed for an hour; null once it is withdrawn. */
	video_url: z.string().nullable(),
	poster_url: z.string().nullable(),
	content_type: z.string(),
	duration_seconds: z.number(),
	width: z.int().nullable(),
	height: z.int().nullable(),
	/** Where everybody can watch it; null where nobody can. */
	public_url: z.string().nullable(),
	is_approved: z.boolean(),
})
export type ConsentReceipt = z.infer<typeof ConsentReceipt>

export const ConsentWithdrawal = z.strictObject({ withdrawn_at: z.iso.datetime() })
export type ConsentWithdrawal = z.infer<typeof ConsentWithdrawal>
