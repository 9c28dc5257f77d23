import { randomToken, sha256Hex } from "@/lib/crypto/random-token"
import { db } from "@/lib/db/client"
import { AppError } from "@/lib/errors"
import { consume, giveBack } from "@/lib/limits/consume"
import { countSecondFactor, giveLoginBack } from "../login-limit"
import { createSession } from "../mutations"
import { telling } from "../passkeys/use-mutations"
import { type SignedIn, signedInWith } from "../signed-in"
import { LOGIN_REFUSED } from "../texts"
import { findChallenge, findStepWays, lockAccount } from "./queries"
import { CHALLENGE_LIFETIME_MS, CHALLENGE_TRIES, type LoginStep } from "./schema"
import { spendStep } from "./step-mutations"
import { CHALLENGE_OVER, CODE_NEEDED, PASSKEY_NEEDED } from "./texts"

/** A passkey finishes the sign-in that asked for it, and no other. */
const purposeOf = (challenge: string) => `step:${sha256Hex(challenge)}` as const

/**
 * Notes that the password was right, and asks for the second step. The attempt stays counted: this refusal says that
 * the password is right.
 * @param passwordHash the hash that the password was checked against. A password that has changed since opens nothing.
 * @returns the refusal to throw.
 */
export async function askForSecondFactor(userId: string, passwordHash: string, now = new Date()): Promise<AppError> {
	const token = randomToken()
	const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS)
	// Waits for a change of the password that is under way, which deletes the challenges of the old one.
	const count = await db().$executeRaw`
		INSERT INTO login_challenges (user_id, token_hash, expires_at)
		SELECT id, ${sha256Hex(token)}, ${expiresAt}::timestamptz FROM users
		WHERE id = ${userId}::uuid AND password_hash = ${passwordHash} AND is_active FOR SHARE`
	if (count !== 1) return new AppError("unauthenticated", LOGIN_REFUSED)
	const ways = await findStepWays(userId, purposeOf(token))
	const next = { next_step: "second_factor", challenge: token, ...ways } as const
	return new AppError("forbidden", ways.passkey ? PASSKEY_NEEDED : CODE_NEEDED, { next })
}

const over = () => new AppError("unauthenticated", CHALLENGE_OVER)

/** Counts a try before its code is looked at, so that many at once cannot exceed the limit. @throws when none is left. */
async function countTry(id: string): Promise<void> {
	const { count } = await db().loginChallenge.updateMany({
		where: { id, tries: { lt: CHALLENGE_TRIES } },
		data: { tries: { increment: 1 } },
	})
	if (count !== 1) throw over()
}

interface Answer extends LoginStep {
	address: string
	userAgent: string
	cookies: string | null
}

/**
 * The second step of a sign-in. Its session is the first one that the caller gets: nothing of the first step can be
 * turned into one.
 * @throws `unauthenticated` for a challenge that is unknown, used, expired, or out of tries; `invalid` for a wrong code
 * or passkey; `rate_limited`.
 */
export async function finishSignIn(answer: Answer, now = new Date()): Promise<SignedIn> {
	const { challenge, code, passkey, address, userAgent, cookies } = answer
	await consume("LOGIN_ADDRESS", address)
	const waiting = await findChallenge(challenge, now)
	if (!waiting) throw over()
	// A passkey cannot be guessed.
	const giveCodeBack = code ? await countSecondFactor(waiting.user, cookies) : null
	await countTry(waiting.id)
	const signedIn = await telling({ address, userAgent }, async (tx) => {
		const account = await lockAccount(tx, waiting.userId)
		// Exactly one of many answers finds it. The end of every session deletes it as well.
		const { count } = await tx.loginChallenge.deleteMany({ where: { id: waiting.id } })
		if (count !== 1 || !account?.passwordHash || !account.secondFactorAt) throw over()
		await spendStep(
			tx,
			account,
			{ code, passkey },
			{ purpose: purposeOf(challenge), from: { address, userAgent }, now },
		)
		const { id: userId, role, passwordHash, secondFactorAt } = account
		const sessionId = await createSession(
			{ userId, role, passwordHash, secondFactorAt, confirmedAt: now, address, userAgent },
			{ tx },
		)
		if (!sessionId) throw over()
		return signedInWith(sessionId, { ...account, passwordHash })
	})
	// The password's attempt too, which the first step left counted.
	await giveBack("LOGIN_ADDRESS", address, 2)
	await Promise.all([giveCodeBack?.(), giveLoginBack(waiting.user, cookies)])
	return signedIn
}
