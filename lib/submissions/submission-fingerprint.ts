import { sha256Hex } from "@/lib/crypto/random-token"

interface Fingerprinted {
	/** Hex, of the video as received. */
	sha256: string
	name: string
	email: string
	website: string | null
	consent: boolean
}

/** Hex SHA-256 that tells a retry of the same submission from another one with the same key. */
export function submissionFingerprint({ sha256, name, email, website, consent }: Fingerprinted): string {
	// As a JSON array, so that no two different sets of fields produce the same text.
	return sha256Hex(JSON.stringify([sha256, name, email, website, consent]))
}
