import { timingSafeEqual } from "node:crypto"
import { fingerprint } from "@/lib/crypto/fingerprint"
import { randomToken } from "@/lib/crypto/random-token"
import { cookieValue, secureAttribute } from "./cookie"

const LIFETIME_SECONDS = 180 * 24 * 3600
const VALUE = /^(\d{1,12})\.([\w-]{1,64})\.([0-9a-f]{64})$/
/** Starts the nonce of a browser that has followed a reset link but has not signed in. */
const RESET = "reset-"

export interface DeviceOwner {
	/** Normalized. */
	email: string
	/** Null for an unknown address and a pending invitation, which never get a device cookie. */
	passwordHash: string | null
}

const nameOf = (email: string) => `device-${fingerprint(email, "device-name").slice(0, 16)}`

/** Covers the password hash, so that a new password invalidates every device cookie of the account. */
function macOf({ email, passwordHash }: DeviceOwner, expires: string, nonce: string): string {
	return fingerprint(JSON.stringify([email, passwordHash, expires, nonce]), "device")
}

interface Known {
	by?: "sign-in" | "reset"
	now?: number
}

/** This browser gets its own attempts, so that a stranger who guesses passwords cannot lock the owner out. */
export function deviceCookie(owner: DeviceOwner, { by = "sign-in", now = Date.now() }: Known = {}): string {
	const expires = String(Math.floor(now / 1000) + LIFETIME_SECONDS)
	const nonce = by === "reset" ? RESET + randomToken(16) : randomToken(16)
	const value = `${expires}.${nonce}.${macOf(owner, expires, nonce)}`
	return `${nameOf(owner.email)}=${value}; Path=/api; Max-Age=${LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secureAttribute()}`
}

/** The key that counts this device's attempts. Null if the cookie is missing, forged, expired, or another account's. */
export function deviceOf(
	cookies: string | null,
	owner: DeviceOwner,
	now = Date.now(),
): { key: string; hasSignedIn: boolean } | null {
	const value = VALUE.exec(cookieValue(cookies, nameOf(owner.email)) ?? "")
	if (!value) return null
	const [, expires = "", nonce = "", mac = ""] = value
	const isMeant = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(owner, expires, nonce)))
	const isValid = isMeant && owner.passwordHash !== null && Number(expires) * 1000 > now
	return isValid ? { key: nonce, hasSignedIn: !nonce.startsWith(RESET) } : null
}
