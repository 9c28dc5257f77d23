import { ApiError, type CallOptions, call } from "./api"
import type { AnswerOf, OperationName, SignedInUser } from "./contract"
import { forgetHints, hasEnded, knownPlace, rememberEnded } from "./login-hints"

/** Names of the contract. */
const TOKEN_KEY = "admin_token"
const USER_KEY = "admin_user"

export interface StoredSession {
	token: string
	user: SignedInUser
}

/** Null where the browser keeps nothing: private mode, or storage switched off. Reading it may throw by itself. */
function storage(): Storage | null {
	try {
		return window.localStorage
	} catch {
		return null
	}
}

/** False where the browser keeps nothing: the cookie alone then carries the session. */
export function canStore(): boolean {
	const store = storage()
	try {
		store?.setItem("admin_probe", "1")
		store?.removeItem("admin_probe")
		return store !== null
	} catch {
		return false
	}
}

export function readSession(): StoredSession | null {
	try {
		const token = storage()?.getItem(TOKEN_KEY)
		const user = storage()?.getItem(USER_KEY)
		return token && user ? { token, user: JSON.parse(user) as SignedInUser } : null
	} catch {
		return null
	}
}

export function storeSession(session: StoredSession): void {
	try {
		storage()?.setItem(TOKEN_KEY, session.token)
		storage()?.setItem(USER_KEY, JSON.stringify(session.user))
	} catch {
		// A full or forbidden storage must not stop a sign-in that the cookie already carries.
	}
}

export function clearSession(): void {
	try {
		storage()?.removeItem(TOKEN_KEY)
		storage()?.removeItem(USER_KEY)
	} catch {
		// Nothing was kept.
	}
}

/** The login of the area that `pathname` lies in: the tenant's own below /admin/{slug}, else the platform's. */
export function loginPath(pathname: string): string {
	const area = /^\/admin\/([^/]+)/.exec(pathname)?.[1]
	return area && area !== "chatbot" ? `/admin/${area}` : "/admin/platform"
}

export function dashboardPath(user: Pick<SignedInUser, "role" | "tenant_slug">): string {
	return user.role === "platform_admin" ? "/admin/platform/dashboard" : `/admin/${user.tenant_slug}/dashboard`
}

/** Where a sign-in at the login `here` leads: back to where a session ended, if that lies behind this very login. */
export function afterSignIn(user: Pick<SignedInUser, "role" | "tenant_slug">, here: string): string {
	const place = hasEnded() ? knownPlace() : null
	return place !== null && isBehindLogin(place, user, here) ? place : dashboardPath(user)
}

/** False for another site, however it is dressed up, and for an area that is not this user's. */
export function isBehindLogin(place: string, user: Pick<SignedInUser, "role" | "tenant_slug">, here: string): boolean {
	// As a browser reads it: "//x", "/\\x" and "/admin/a/../b" are not what they look like.
	const base = "http://localhost"
	const url = URL.canParse(place, base) ? new URL(place, base) : null
	if (url?.origin !== base || url.pathname + url.search !== place || !place.startsWith("/admin/")) return false
	const login = loginPath(url.pathname)
	return login === loginPath(here) && (user.role === "platform_admin" || login === `/admin/${user.tenant_slug}`)
}

const PLATFORM_CHATBOT = "/admin/chatbot"

/** Where an ended session leads: the area's login, but on the platform's chatbot dashboard, which has its own words for it. */
export function signedOutPath(pathname: string): string {
	return pathname === PLATFORM_CHATBOT ? PLATFORM_CHATBOT : loginPath(pathname)
}

/** A full load, so that nothing of the ended session stays in memory. */
export function goToLogin(): void {
	forgetHints()
	clearSession()
	window.location.assign(signedOutPath(window.location.pathname))
}

/** `call` with the stored token. A 401 ends the session and leaves for the login; the error is thrown all the same. */
export async function adminCall<K extends OperationName>(name: K, options: CallOptions<K>): Promise<AnswerOf<K>> {
	try {
		return await call(name, { ...options, token: readSession()?.token })
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) leaveEnded()
		throw error
	}
}

/** For a refusal as signed out: the login will say so, and lead back. */
export function leaveEnded(): void {
	// Without a stored session it was one's own Logout, here or in another tab.
	const ended = readSession() !== null
	clearSession()
	if (ended) rememberEnded()
	window.location.assign(signedOutPath(window.location.pathname))
}

/** For a login whose visitor the server does not know: a session that is still stored here was ended elsewhere. */
export function noticeEnded(): boolean {
	if (readSession()) {
		rememberEnded()
		clearSession()
	}
	return hasEnded()
}

/** Revokes the session on the server too; an unreachable server must not keep anybody from leaving. */
export async function signOut(destination: string): Promise<void> {
	await call("POST /api/admin/logout", { token: readSession()?.token }).catch(() => undefined)
	clearSession()
	forgetHints()
	window.location.assign(destination)
}
