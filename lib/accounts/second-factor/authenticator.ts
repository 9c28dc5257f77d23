import { Secret, TOTP } from "otpauth"
import { opens, seal, unseal } from "@/lib/crypto/secret-box"

/** Accepted steps before and after the server's own, because phones' clocks drift. */
const DRIFT_STEPS = 1
/** What all authenticator apps understand (RFC 6238). Several ignore other choices in the QR code. */
const STANDARD = { algorithm: "SHA1", digits: 6, period: 30 } as const

/** 160 bits in base32. */
export function makeSecret(): string {
	return new Secret({ size: 20 }).base32
}

export function sealSecret(secret: string, userId: string): string {
	return seal(secret, "second_factors.pending_secret", userId)
}

/** False also after a lost ENCRYPTION_KEY. */
export function hasApp(sealed: string | null | undefined, userId: string): boolean {
	return Boolean(sealed) && opens(String(sealed), "second_factors.secret", userId)
}

/** @param issuer shown above the code in the app. */
export function setupUri(secret: string, issuer: string, email: string): string {
	return new TOTP({ ...STANDARD, issuer, label: email, secret }).toString()
}

/** The code's time step, counted from 1970; null for a wrong code. @throws SealLost. */
export function stepOfCode(sealed: string, userId: string, code: string, now: Date): number | null {
	const timestamp = now.getTime()
	const totp = new TOTP({ ...STANDARD, secret: unseal(sealed, "second_factors.secret", userId) })
	const delta = totp.validate({ token: code, timestamp, window: DRIFT_STEPS })
	return delta === null ? null : totp.counter({ timestamp }) + delta
}
