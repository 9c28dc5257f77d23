import { ApiError, type CallOptions, call } from "./api"
import { confirmingAgain } from "./confirm-again"
import type { AnswerOf, OperationName, SignedInUser } from "./contract"
import { forgetHints, hasEnded, knownPlace, rememberEnded } from "./login-hints"

const TOKEN_KEY = "admin_token"
const USER_KEY = "admin_user"

export interface StoredSession {
	token: string
	user: SignedInUser
}

/** Null if the browser forbids storage, as in private mode or by a setting. The access itself may throw. */
function storage(): Storage | null {
	try {
		return window.localStorage
	} catch {
		return null
	}
}

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
		// A full or forbidden storage must not stop a sign-in, since the cookie already carries it.
	}
}

export function clearSession(): void {
	try {
		storage()?.removeItem(TOKEN_KEY)
		storage()?.removeItem(USER_KEY)
	} catch {
		// Nothing was stored.
	}
}

export function loginPath(pathname: string): string {
	const area = /^\/admin\/([^/]+)/.exec(pathname)?.[1]
	return area && area !== "chatbot" ? `/admin/${area}` : "/admin/platform"
}

export function dashboardPath(user: Pick<SignedInUser, "role" | "tenant_slug">): string {
	return user.role === "platform_admin" ? "/admin/platform/dashboard" : `/admin/${user.tenant_slug}/dashboard`
}

/** The page on which the last session ended, the one in the login's fragment that led here, or the dashboard. */
export function afterSignIn(
	user: Pick<SignedInUser, "role" | "tenant_slug">,
	{ pathname: here, hash }: Pick<Location, "pathname" | "hash">,
): string {
	const place = hasEnded() ? knownPlace() : hash.slice(1)
	return place && isBehindLogin(place, user, here) ? place : dashboardPath(user)
}

/** False for another site, however the address is disguised, and for an area of another user. */
export function isBehindLogin(place: string, user: Pick<SignedInUser, "role" | "tenant_slug">, here: string): boolean {
	// Parsed as the browser parses it: "//x", "/\\x" and "/admin/a/../b" are not what they seem.
	const base = "http://localhost"
	const url = URL.canParse(place, base) ? new URL(place, base) : null
	if (url?.origin !== base || url.pathname + url.search !== place || !place.startsWith("/admin/")) return false
	const login = loginPath(url.pathname)
	return login === loginPath(here) && (user.role === "platform_admin" || login === `/admin/${user.tenant_slug}`)
}

const PLATFORM_CHATBOT = "/admin/chatbot"

/** The area's login. The platform's chatbot dashboard handles a missing session itself. */
export function signedOutPath(pathname: string): string {
	return pathname === PLATFORM_CHATBOT ? PLATFORM_CHATBOT : loginPath(pathname)
}

/** A full load, so that nothing of the ended session stays in memory. */
export function goToLogin(): void {
	forgetHints()
	clearSession()
	window.location.assign(signedOutPath(window.location.pathname))
}

/** A 401 ends the session and opens the login; if the second step is wanted, asks and repeats the call. */
export async function adminCall<K extends OperationName>(name: K, options: CallOptions<K>): Promise<AnswerOf<K>> {
	try {
		return await confirmingAgain(() => call(name, { ...options, token: readSession()?.token }))
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) leaveEnded()
		if (error instanceof ApiError && error.next.next_step === "set_up") {
			window.location.assign(`${loginPath(window.location.pathname)}/account`)
		}
		throw error
	}
}

export function leaveEnded(): void {
	// Without a stored session the admin used Logout, here or in another tab.
	const ended = readSession() !== null
	clearSession()
	if (ended) rememberEnded()
	window.location.assign(signedOutPath(window.location.pathname))
}

/** For a login without a session on the server: whether one that this browser stored was ended elsewhere. */
export function noticeEnded(): boolean {
	if (readSession()) {
		rememberEnded()
		clearSession()
	}
	return hasEnded()
}

export async function signOut(destination: string): Promise<void> {
	await call("POST /api/admin/logout", { token: readSession()?.token }).catch(() => undefined)
	clearSession()
	forgetHints()
	window.location.assign(destination)
}
