/** What a customer agreed to; also what the receipt to keep holds. */
export interface ConsentFacts {
	/** The business. */
	given_to: string
	given_at: string
	/** Exactly as it stood beside the tick. */
	text: string
	text_version: string
	/** Hex, of the video as it was received. */
	video_sha256: string
	withdrawn_at: string | null
}

/** For whoever has the private link. */
export interface ConsentReceipt extends ConsentFacts {
	/** The SHA-256 in groups, for people. */
	video_fingerprint: string
	/** As the customer gave it. */
	name: string
	tenant: { name: string; logo_url: string | null; brand_color: string | null }
	/** Path on this origin, signed for an hour; null once it is withdrawn. */
	video_url: string | null
	poster_url: string | null
	content_type: string
	duration_seconds: number
	width: number | null
	height: number | null
	/** Where everybody can watch it; null where nobody can. */
	public_url: string | null
	is_approved: boolean
}
