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

/** HMAC-SHA-256 in hex, with a key per purpose. An operator who has the key can show which text was meant; without the
 * key no one can find an address by trying them all, as a plain hash would allow. */
export function fingerprint(text: string, purpose: FingerprintPurpose): string {
	return createHmac("sha256", keyFor(purpose)).update(text, "utf8").digest("hex")
}
