import { sha256Hex } from "@/lib/crypto/random-token"

/** All fields are required: a retry is compared with what was stored, and a missing field would refuse it. */
export interface Fingerprinted {
	/** Hex, of the video as received, or of the text. */
	sha256: string
	name: string
	email: string
	website: string | null
	consent: boolean
	stars: number | null
	/** Hex, of a text's photo as received; null for none, and for a video. */
	photoSha256: string | null
}

export function submissionFingerprint(submission: Fingerprinted): string {
	const { sha256, name, email, website, consent, stars, photoSha256 } = submission
	// What is absent adds nothing, so that fingerprints stored before stars and photos existed stay right.
	const more = [...(stars ? [{ stars }] : []), ...(photoSha256 ? [{ photoSha256 }] : [])]
	// As a JSON array, so that no two different sets of fields produce the same text.
	return sha256Hex(JSON.stringify([sha256, name, email, website, consent, ...more]))
}
