import { ApiError, type CallOptions, call } from "./api"
import type { AnswerOf, OperationName, SignedInUser } from "./contract"

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

const PLATFORM_CHATBOT = "/admin/chatbot"

/** Where an ended session leads: the area's login, but on the platform's chatbot dashboard, which has its own words for it. */
export function signedOutPath(pathname: string): string {
	return pathname === PLATFORM_CHATBOT ? PLATFORM_CHATBOT : loginPath(pathname)
}

/** A full load, so that nothing of the ended session stays in memory. */
export function goToLogin(): void {
	clearSession()
	window.location.assign(signedOutPath(window.location.pathname))
}

/** `call` with the stored token. A 401 ends the session and leaves for the login; the error is thrown all the same. */
export async function adminCall<K extends OperationName>(name: K, options: CallOptions<K>): Promise<AnswerOf<K>> {
	try {
		return await call(name, { ...options, token: readSession()?.token })
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) goToLogin()
		throw error
	}
}

/** Revokes the session on the server too; an unreachable server must not keep anybody from leaving. */
export async function signOut(destination: string): Promise<void> {
	await call("POST /api/admin/logout", { token: readSession()?.token }).catch(() => undefined)
	clearSession()
	window.location.assign(destination)
}
