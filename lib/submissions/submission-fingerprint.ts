import { sha256Hex } from "@/lib/crypto/random-token"
import { FIELD_NAMES, type FieldName, type StoredFields } from "./form-fields"
import { storedValue } from "./stored-fields"

/** All fields are required: a retry is compared with what was stored, and a missing field would refuse it. */
export interface Fingerprinted extends StoredFields {
	/** Hex, of the video as received, or of the text. */
	sha256: string
	consent: boolean
	/** Hex, of a text's photo as received; null for none, and for a video. */
	photoSha256: string | null
}

const FIRST: ReadonlySet<FieldName> = new Set(["name", "email", "website"])

export function submissionFingerprint(submission: Fingerprinted): string {
	const { sha256, consent, photoSha256 } = submission
	const values = FIELD_NAMES.map((name) => [name, storedValue(submission, name)] as const)
	// What is absent adds nothing, so that fingerprints stored before a field or photos existed stay right.
	const later = values.flatMap(([name, value]) => (FIRST.has(name) || !value ? [] : [{ [name]: value }]))
	const first = values.flatMap(([name, value]) => (FIRST.has(name) ? [value] : []))
	// As a JSON array, so that no two different sets of fields produce the same text.
	return sha256Hex(JSON.stringify([sha256, ...first, consent, ...later, ...(photoSha256 ? [{ photoSha256 }] : [])]))
}
