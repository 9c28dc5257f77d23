import { AppError } from "@/lib/errors"
import { consume, giveBack } from "@/lib/limits/consume"
import { normalizeEmail } from "./email-address"
import { countLogin } from "./login-limit"
import { createSession } from "./mutations"
import { passwordMatches } from "./password"
import { findUserForSignIn } from "./queries"
import { askForSecondFactor } from "./second-factor/challenge-mutations"
import { type SignedIn, signedInWith } from "./signed-in"
import * as signInWords from "./words"

interface Attempt {
	email: string
	password: string
	address: string
	userAgent: string
	/** The Cookie header, which may prove that this browser has signed in before. */
	cookies: string | null
}

/** next-auth's authorize calls it too. It counts an attempt before hashing, so that a flood costs no CPU; a success
 * takes its attempt back, so that an office behind one address is not locked out. @throws `unauthenticated` for any
 * wrong credentials; `forbidden` with a challenge for finishSignIn(); `rate_limited`. */
export async function signIn({ email, password, address, userAgent, cookies }: Attempt): Promise<SignedIn> {
	const account = normalizeEmail(email)
	await consume("LOGIN_ADDRESS", address)
	const user = await findUserForSignIn(account)
	const giveLoginBack = await countLogin({ email: account, passwordHash: user?.passwordHash ?? null }, cookies)
	const matches = await passwordMatches(user?.passwordHash ?? null, password)
	if (!user?.passwordHash || !matches || !user.isActive) throw new AppError("unauthenticated", signInWords.loginRefused)
	const { id: userId, role, passwordHash } = user
	if (user.secondFactorAt) throw await askForSecondFactor(userId, passwordHash)
	// An account without a second step has only the password to show.
	const proof = { passwordHash, secondFactorAt: null, confirmedAt: new Date() }
	const sessionId = await createSession({ userId, role, ...proof, address, userAgent })
	if (!sessionId) throw new AppError("unauthenticated", signInWords.loginRefused)
	await giveBack("LOGIN_ADDRESS", address)
	await giveLoginBack()
	return signedInWith(sessionId, { ...user, passwordHash })
}
