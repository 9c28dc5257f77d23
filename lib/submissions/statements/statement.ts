import type { SubmissionKind } from "../kinds"

/** Payload of a JSON Web Token (RFC 7519), signed as in RFC 7515. Times are ISO 8601, but for `iat`. */
export interface Statement {
	/** The installation's address. Its keys are under /.well-known/jwks.json. */
	iss: string
	sub: string
	/** Unix time in seconds of the latest thing it states. The same facts make the same statement. */
	iat: number
	/** The business's name when the statement was made: a rename changes it, and not `iat`. */
	given_to: string
	kind: SubmissionKind
	consent: {
		text: string
		version: string
		given_at: string
		stated_by_business?: true
		withdrawn_at?: string
	}
	hashes: StatedHash[]
}

/** Hex SHA-256. original: the bytes as received, or the text in UTF-8. copy: the bytes served in its place. */
export interface StatedHash {
	of: "original" | "copy"
	sha256: string
	since: string
}
