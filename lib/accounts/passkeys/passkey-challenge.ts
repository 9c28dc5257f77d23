import { fingerprint } from "@/lib/crypto/fingerprint"
import { randomToken } from "@/lib/crypto/random-token"
import { sameText } from "@/lib/crypto/same-text"

export const PASSKEY_CHALLENGE_MS = 10 * 60 * 1000

export type PasskeyPurpose = "sign-in" | `step:${string}` | `confirm:${string}` | `add:${string}`

const FORM = /^([\w-]{22})\.(\d{1,15})\.([0-9a-f]{64})$/

const macOf = (nonce: string, expires: string, purpose: PasskeyPurpose) =>
	fingerprint(JSON.stringify([nonce, expires, purpose]), "passkey-challenge")

/** Base64url. It carries its own proof, because anyone may ask for one at the login: only spending it is stored. */
export function makePasskeyChallenge(purpose: PasskeyPurpose, now = Date.now()): string {
	const nonce = randomToken(16)
	const expires = String(now + PASSKEY_CHALLENGE_MS)
	return Buffer.from(`${nonce}.${expires}.${macOf(nonce, expires, purpose)}`).toString("base64url")
}

/** Null for a foreign, expired, or otherwise purposed challenge. */
export function readPasskeyChallenge(
	challenge: string,
	purpose: PasskeyPurpose,
	now = Date.now(),
): { nonce: string; expiresAt: Date } | null {
	const found = FORM.exec(Buffer.from(challenge, "base64url").toString())
	if (!found) return null
	const [, nonce = "", expires = "", mac = ""] = found
	if (!sameText(macOf(nonce, expires, purpose), mac) || Number(expires) <= now) return null
	return { nonce, expiresAt: new Date(Number(expires)) }
}
