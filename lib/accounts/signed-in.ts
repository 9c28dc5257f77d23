import type { Role, SignedInUser } from "./answers"
import { deviceCookie } from "./device-cookie"
import { presentUser } from "./present"
import type { TenantRole } from "./roles"
import { SESSION_SECONDS } from "./schema"
import { makeSessionToken } from "./session-token"

/** What a browser gets for a new session. */
export interface SignedIn {
	accessToken: string
	/** A Set-Cookie value: from now on the account knows this browser. */
	deviceCookie: string
	sessionId: string
	user: SignedInUser
	/** How long the session lasts. */
	seconds: number
}

interface Account {
	id: string
	email: string
	role: Role
	tenantRole: TenantRole | null
	passwordHash: string
	tenant: { id: string; slug: string; name: string } | null
}

export async function signedInWith(sessionId: string, account: Account): Promise<SignedIn> {
	const seconds = SESSION_SECONDS[account.role]
	return {
		accessToken: await makeSessionToken(sessionId, seconds),
		deviceCookie: deviceCookie(account),
		sessionId,
		user: presentUser(account),
		seconds,
	}
}
