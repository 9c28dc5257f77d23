import type { Role, SignedInUser } from "./answers"
import { deviceCookie } from "./device-cookie"
import { presentUser } from "./present"
import type { TenantRole } from "./roles"
import { SESSION_SECONDS } from "./schema"
import { makeSessionToken } from "./session-token"

export interface SignedIn {
	accessToken: string
	/** A Set-Cookie value: the account recognizes this browser from now on. */
	deviceCookie: string
	sessionId: string
	user: SignedInUser
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
