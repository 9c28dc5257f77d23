import { fingerprint } from "./fingerprint"

/**
 * Stands for a person where the address itself must not be kept: in erasure receipts and among the unsubscribed.
 * @param email normalized.
 */
export function personFingerprint(email: string): string {
	return fingerprint(email, "person")
}
