import type { SubmissionKind } from "../kinds"

/** What the installation states about a testimonial: the payload of a JSON Web Token (RFC 7519), signed as a JSON Web
 * Signature (RFC 7515). Times are ISO 8601, but for `iat`. */
export interface Statement {
	/** The installation's address. Its keys are under /.well-known/jwks.json. */
	iss: string
	sub: string
	/** Unix time in seconds of the latest thing it states. The same facts make the same statement. */
	iat: number
	given_to: string
	kind: SubmissionKind
	consent: {
		text: string
		version: string
		given_at: string
		/** The business imported the testimonial, and `text` is how it says that consent was given. */
		stated_by_business?: true
		withdrawn_at?: string
	}
	hashes: StatedHash[]
}

/** Hex SHA-256. Of the original: the video's bytes as they were received and are stored, or the text in UTF-8. Of a
 * copy: the bytes that are served in the original's place, without what names a place or a device. */
export interface StatedHash {
	of: "original" | "copy"
	sha256: string
	since: string
}
