import { createHmac } from "node:crypto"
import { env } from "@/lib/env"
import { sameText } from "./same-text"

export interface MediaSignatureParts {
	path: string
	/** The testimonial's access_version. Raising it invalidates every URL handed out before. */
	version: number
	/** Unix time in seconds. */
	expiresAt: number
}

function digest(parts: MediaSignatureParts): Buffer {
	// As a JSON array, so that no two different sets of parts produce the same text.
	const text = JSON.stringify([parts.path, parts.version, parts.expiresAt])
	return createHmac("sha256", env().MEDIA_SECRET).update(text).digest()
}

/** HMAC-SHA256, base64url. */
export function signMedia(parts: MediaSignatureParts): string {
	return digest(parts).toString("base64url")
}

export function mediaSignatureValid(parts: MediaSignatureParts, signature: string, now: number = Date.now()): boolean {
	if (!sameText(signMedia(parts), signature)) return false
	return Number.isSafeInteger(parts.expiresAt) && parts.expiresAt * 1000 > now
}
