import { createHmac, hkdfSync } from "node:crypto"
import { env } from "@/lib/env"

/**
 * HMAC-SHA-256 in hex, under a key of its own. With the text and this installation's key, the operator can show which
 * text was meant. Without the key no one can find the text by trying them all, as a plain hash of an address would
 * allow.
 * @param purpose keeps fingerprints of different uses apart.
 */
export function fingerprint(text: string, purpose: string): string {
	const key = Buffer.from(hkdfSync("sha256", env().ENCRYPTION_KEY, "", `testimonials/fingerprint/${purpose}/v1`, 32))
	return createHmac("sha256", key).update(text, "utf8").digest("hex")
}
