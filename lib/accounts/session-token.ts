import { decode, encode } from "next-auth/jwt"
import { isUuid } from "@/lib/db/is-uuid"
import { env } from "@/lib/env"
import { isSecure, secureAttribute } from "./cookie"

/** next-auth's own names. It uses the second one if APP_URL is https. */
const PLAIN_COOKIE = "next-auth.session-token"
const SECURE_COOKIE = "__Secure-next-auth.session-token"

/** The only name that counts: a plain cookie can be planted over http, or date from before https. */
export function sessionCookieName(): string {
	return isSecure() ? SECURE_COOKIE : PLAIN_COOKIE
}

/** Names a session row. The same string is bearer token and cookie. */
export function makeSessionToken(sessionId: string, seconds: number): Promise<string> {
	return encode({ token: { sid: sessionId }, secret: env().NEXTAUTH_SECRET, maxAge: seconds })
}

/** Null if the token is malformed, forged, or expired. */
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

/** Clears both names, because APP_URL may have changed its scheme since the sign-in. */
export function clearedSessionCookies(): string[] {
	return [
		`${PLAIN_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
		`${SECURE_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`,
	]
}
