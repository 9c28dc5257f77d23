import { randomBytes } from "node:crypto"
import { seal, unseal } from "@/lib/crypto/secret-box"

/** Standard Webhooks allows 24 to 64. As long as the digest that it keys. */
const SECRET_BYTES = 32
const PREFIX = "whsec_"

export function makeSecret(): string {
	return PREFIX + randomBytes(SECRET_BYTES).toString("base64")
}

/** Useless in any other endpoint's row. */
export function sealSecret(endpointId: string, secret: string): string {
	return seal(secret, "webhook_endpoints.secret", endpointId)
}

/** @throws SealLost if it was sealed for another endpoint, or with another ENCRYPTION_KEY. */
export function openSecret(endpointId: string, sealed: string): string {
	return unseal(sealed, "webhook_endpoints.secret", endpointId)
}

export function secretKey(secret: string): Buffer {
	return Buffer.from(secret.slice(PREFIX.length), "base64")
}
