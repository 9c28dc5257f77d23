import { createHmac } from "node:crypto"
import { bridge, FINGERPRINT_KEYS } from "@/lib/bridge.mjs"
import { env } from "@/lib/env"
import type { FINGERPRINT_PURPOSES } from "./key-uses.mjs"
import { deriveKey } from "./sealing.mjs"

export type FingerprintPurpose = (typeof FINGERPRINT_PURPOSES)[number]

function keyFor(purpose: FingerprintPurpose): Buffer {
	const key = bridge[FINGERPRINT_KEYS]?.[purpose]
	return key ? Buffer.from(key, "base64") : deriveKey(env().ENCRYPTION_KEY, `fingerprint/${purpose}`)
}

/**
 * HMAC-SHA-256 in hex, under a key of its own. With the text and this installation's key, the operator can show which
 * text was meant. Without the key no one can find the text by trying them all, as a plain hash of an address would
 * allow.
 * @param purpose keeps fingerprints of different uses apart.
 */
export function fingerprint(text: string, purpose: FingerprintPurpose): string {
	return createHmac("sha256", keyFor(purpose)).update(text, "utf8").digest("hex")
}
