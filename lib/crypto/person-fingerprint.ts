import { fingerprint } from "./fingerprint"

/** Names a person in erasure receipts and among the unsubscribed, without the address. `email` is normalized. */
export function personFingerprint(email: string): string {
	return fingerprint(email, "person")
}
