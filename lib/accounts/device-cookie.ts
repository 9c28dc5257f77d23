import { timingSafeEqual } from "node:crypto"
import { fingerprint } from "@/lib/crypto/fingerprint"
import { randomToken } from "@/lib/crypto/random-token"
import { cookieValue, secureAttribute } from "./cookie"

/** Each sign-in begins it anew. */
const LIFETIME_SECONDS = 180 * 24 * 3600
const VALUE = /^(\d{1,12})\.([\w-]{1,64})\.([0-9a-f]{64})$/

export interface DeviceOwner {
	/** Normalized. */
	email: string
	/** Null for an unknown address and before an invitation is accepted: no cookie is ever such an account's. */
	passwordHash: string | null
}

/** One for each account that is used in a browser; whose it is cannot be read from it. */
const nameOf = (email: string) => `device-${fingerprint(email, "device-name").slice(0, 16)}`

/** The password's hash is part of it: whatever replaces the password makes strangers of all browsers again. */
function macOf({ email, passwordHash }: DeviceOwner, expires: string, nonce: string): string {
	return fingerprint(JSON.stringify([email, passwordHash, expires, nonce]), "device")
}

/**
 * Says of a browser that it has signed in to the account before, and no more: it opens nothing, but attempts that come with it
 * have an allowance of their own, so that a stranger who tries passwords does not lock out who knows the right one.
 */
export function deviceCookie(owner: DeviceOwner, now = Date.now()): string {
	const expires = String(Math.floor(now / 1000) + LIFETIME_SECONDS)
	const nonce = randomToken(16)
	const value = `${expires}.${nonce}.${macOf(owner, expires, nonce)}`
	return `${nameOf(owner.email)}=${value}; Path=/api; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secureAttribute()}`
}

/** What the device's attempts are counted by; null for none, a forged or outdated one, and one of another account. */
export function deviceOf(cookies: string | null, owner: DeviceOwner, now = Date.now()): string | null {
	const value = VALUE.exec(cookieValue(cookies, nameOf(owner.email)) ?? "")
	if (!value) return null
	const [, expires = "", nonce = "", mac = ""] = value
	const isMeant = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(owner, expires, nonce)))
	return isMeant && owner.passwordHash !== null && Number(expires) * 1000 > now ? nonce : null
}
