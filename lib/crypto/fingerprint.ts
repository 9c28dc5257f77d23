import { createHmac, hkdfSync } from "node:crypto"
import { env } from "@/lib/env"

/**
 * HMAC-SHA-256, hex, under a key of its own: whoever has the text and this installation's key can show that it was meant,
 * and nobody can find the text by trying all of them, as a plain hash of an address would allow.
 * @param purpose keeps the fingerprints of one use apart from those of another.
 */
export function fingerprint(text: string, purpose: string): string {
	const key = Buffer.from(hkdfSync("sha256", env().ENCRYPTION_KEY, "", `testimonials/fingerprint/${purpose}/v1`, 32))
	return createHmac("sha256", key).update(text, "utf8").digest("hex")
}
