import { randomToken, sha256Hex } from "@/lib/crypto/random-token"
import { db } from "@/lib/db/client"
import { AppError } from "@/lib/errors"
import { consume, giveBack } from "@/lib/limits/consume"
import { countSecondFactor, giveLoginBack } from "../login-limit"
import { createSession } from "../mutations"
import { alertingOfCopies } from "../passkeys/use-mutations"
import { type SignedIn, signedInWith } from "../signed-in"
import * as signInWords from "../words"
import { findChallenge, findStepWays, lockAccount } from "./queries"
import { CHALLENGE_LIFETIME_MS, CHALLENGE_TRIES, type LoginStep } from "./schema"
import { spendStep } from "./step-mutations"
import { secondFactorRefusals } from "./words"

/** A passkey finishes only the sign-in that asked for it. */
const purposeOf = (challenge: string) => `step:${sha256Hex(challenge)}` as const

/** The attempt stays counted, because this refusal reveals that the password is right. @returns the refusal to throw.
 * @param passwordHash the checked one. If the password changed since, the challenge opens nothing. */
export async function askForSecondFactor(userId: string, passwordHash: string, now = new Date()): Promise<AppError> {
	const token = randomToken()
	const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS)
	// Waits for a running change of the password, which deletes the old one's challenges.
	const count = await db().$executeRaw`
		INSERT INTO login_challenges (user_id, token_hash, expires_at)
		SELECT id, ${sha256Hex(token)}, ${expiresAt}::timestamptz FROM users
		WHERE id = ${userId}::uuid AND password_hash = ${passwordHash} AND is_active FOR SHARE`
	if (count !== 1) return new AppError("unauthenticated", signInWords.loginRefused)
	const ways = await findStepWays(userId, purposeOf(token))
	const next = { next_step: "second_factor", challenge: token, ...ways } as const
	return new AppError(
		"forbidden",
		ways.passkey ? secondFactorRefusals.passkeyNeeded : secondFactorRefusals.codeNeeded,
		{ next },
	)
}

const over = () => new AppError("unauthenticated", secondFactorRefusals.challengeOver)

/** Counts before the code is checked, so that simultaneous tries cannot exceed the limit. @throws when none is left. */
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

/** @throws `unauthenticated` for an unusable challenge; `invalid` for a wrong code or passkey; `rate_limited`. */
export async function finishSignIn(answer: Answer, now = new Date()): Promise<SignedIn> {
	const { challenge, code, passkey, address, userAgent, cookies } = answer
	await consume("LOGIN_ADDRESS", address)
	const waiting = await findChallenge(challenge, now)
	if (!waiting) throw over()
	// A passkey cannot be guessed.
	const giveCodeBack = code ? await countSecondFactor(waiting.user, cookies) : null
	await countTry(waiting.id)
	const signedIn = await alertingOfCopies({ address, userAgent }, async (tx) => {
		const account = await lockAccount(tx, waiting.userId)
		// Exactly one of many answers finds it. Ending every session deletes it too.
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
	// Includes the password's attempt, which the first step left counted.
	await giveBack("LOGIN_ADDRESS", address, 2)
	await Promise.all([giveCodeBack?.(), giveLoginBack(waiting.user, cookies)])
	return signedIn
}
