import { cookieValue } from "@/lib/accounts/cookie"
import { findViewer } from "@/lib/accounts/queries"
import { readSessionToken, sessionCookieName } from "@/lib/accounts/session-token"
import type { Viewer } from "@/lib/accounts/viewer"
import { env } from "@/lib/env"
import { AppError } from "@/lib/errors"
import { looksLikeKey } from "@/lib/tenants/api-keys/key-text"

export const SIGN_IN_REQUIRED = "Please sign in to continue."
const SESSION_OVER = "Your session has ended. Please sign in again."

/** Any page can make a browser send the cookie, so it counts only from this origin. A bearer token
 * needs no such check. */
function isSameOrigin(headers: Headers): boolean {
	const site = headers.get("sec-fetch-site")
	if (site) return site === "same-origin"
	const origin = headers.get("origin")
	return origin !== null && origin === new URL(env().APP_URL).origin
}

export function bearerOf(headers: Headers): string | null {
	return /^Bearer +([^\s]+)$/i.exec(headers.get("authorization")?.trim() ?? "")?.[1] ?? null
}

function sessionTokenOf(headers: Headers): string {
	if (headers.has("authorization")) {
		const token = bearerOf(headers)
		if (!token) throw new AppError("unauthenticated", SIGN_IN_REQUIRED)
		return token
	}
	const cookie = cookieValue(headers.get("cookie"), sessionCookieName())
	if (!cookie || !isSameOrigin(headers)) throw new AppError("unauthenticated", SIGN_IN_REQUIRED)
	return cookie
}

/** Cookies beside it do not count. */
export function apiKeyOf(headers: Headers): string | null {
	const token = bearerOf(headers)
	return token !== null && looksLikeKey(token) ? token : null
}

/** One query. @throws `unauthenticated` for a missing, malformed, expired, or revoked token. */
export async function authenticate(headers: Headers): Promise<Viewer> {
	const sessionId = await readSessionToken(sessionTokenOf(headers))
	const viewer = sessionId ? await findViewer(sessionId) : null
	if (!viewer) throw new AppError("unauthenticated", SESSION_OVER)
	return viewer
}
