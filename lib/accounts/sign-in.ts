import type { SignedInUser } from "@/lib/client/contract"
import { AppError } from "@/lib/errors"
import { consume, giveBack } from "@/lib/limits/consume"
import { normalizeEmail } from "./email-address"
import { createSession } from "./mutations"
import { passwordMatches } from "./password"
import { presentUser } from "./present"
import { findUserForSignIn } from "./queries"
import { SESSION_SECONDS } from "./schema"
import { makeSessionToken } from "./session-token"
import { LOGIN_REFUSED } from "./texts"

interface Attempt {
	email: string
	password: string
	address: string
	userAgent: string
}

export interface SignedIn {
	accessToken: string
	sessionId: string
	user: SignedInUser
	/** Until the session ends. */
	seconds: number
}

/**
 * The one way in: next-auth's authorize and POST /api/admin/login both call this, with the same limits. Tries are counted
 * before the password is hashed, so that a flood costs no CPU; a success gives its tries back, so that a busy office
 * behind one address is not locked out by people who know their passwords.
 * @throws `unauthenticated` for an unknown user, a wrong password and a deactivated user alike; `rate_limited`.
 */
export async function signIn({ email, password, address, userAgent }: Attempt): Promise<SignedIn> {
	const account = normalizeEmail(email)
	await consume("LOGIN_ADDRESS", address)
	await consume("LOGIN_ACCOUNT", account)
	const user = await findUserForSignIn(account)
	const matches = await passwordMatches(user?.passwordHash ?? null, password)
	if (!user?.passwordHash || !matches || !user.isActive) throw new AppError("unauthenticated", LOGIN_REFUSED)
	const { id: userId, role, passwordHash } = user
	const sessionId = await createSession({ userId, role, passwordHash, address, userAgent })
	if (!sessionId) throw new AppError("unauthenticated", LOGIN_REFUSED)
	await giveBack("LOGIN_ADDRESS", address)
	await giveBack("LOGIN_ACCOUNT", account)
	const seconds = SESSION_SECONDS[role]
	return { accessToken: await makeSessionToken(sessionId, seconds), sessionId, user: presentUser(user), seconds }
}
