import { decode, encode } from "next-auth/jwt"
import { isUuid } from "@/lib/db/is-uuid"
import { env } from "@/lib/env"
import { isSecure, secureAttribute } from "./cookie"

/** next-auth's own names. It uses the second one if APP_URL is https. */
const PLAIN_COOKIE = "next-auth.session-token"
const SECURE_COOKIE = "__Secure-next-auth.session-token"

/**
 * The only cookie name that counts. A plain cookie can be planted over http, or be left over from before APP_URL was
 * https.
 */
export function sessionCookieName(): string {
	return isSecure() ? SECURE_COOKIE : PLAIN_COOKIE
}

/** Makes next-auth's encrypted token, which names a session row. The same string serves as bearer token and cookie. */
export function makeSessionToken(sessionId: string, seconds: number): Promise<string> {
	return encode({ token: { sid: sessionId }, secret: env().NEXTAUTH_SECRET, maxAge: seconds })
}

/** The session id that a token names; null if the token is malformed, forged, or expired. */
export async function readSessionToken(token: string): Promise<string | null> {
	try {
		const payload = await decode({ token, secret: env().NEXTAUTH_SECRET })
		return typeof payload?.sid === "string" && isUuid(payload.sid) ? payload.sid : null
	} catch {
		return null
	}
}

export function sessionCookie(token: string, seconds: number): string {
	return `${sessionCookieName()}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureAttribute()}`
}

/** Set-Cookie values that clear both names, because APP_URL may have changed its scheme since the sign-in. */
export function clearedSessionCookies(): string[] {
	return [
		`${PLAIN_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
		`${SECURE_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`,
	]
}
