import { TOTP } from "otpauth"
import { makeSecret, sealSecret } from "@/lib/accounts/second-factor/authenticator"
import { hashRecoveryCode, makeRecoveryCodes } from "@/lib/accounts/second-factor/recovery-codes"
import { db } from "@/lib/db/client"
import { makeAdmin, makeTenant } from "./factories"
import { send } from "./send"

/** What an authenticator app shows. @param steps from now: -1 is the code before. */
export function appCode(secret: string, steps = 0): string {
	return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** A secret that waits for its first code. */
export async function startSetup(userId: string): Promise<string> {
	const secret = makeSecret()
	const row = { secret: sealSecret(secret, userId), recoveryCodes: [], lastStep: 0, createdAt: new Date() }
	await db().secondFactor.upsert({ where: { userId }, create: { userId, ...row }, update: row })
	return secret
}

/** Turns an account's second step on. Its open sessions stay, as if they had shown it a while ago. */
export async function giveSecondFactor(userId: string) {
	const secret = await startSetup(userId)
	const recoveryCodes = makeRecoveryCodes()
	const hashes = recoveryCodes.map((code) => hashRecoveryCode(userId, code))
	await db().secondFactor.update({ where: { userId }, data: { recoveryCodes: hashes } })
	await db().user.update({ where: { id: userId }, data: { secondFactorAt: new Date() } })
	return {
		recoveryCodes,
		/** The app's code, accepted even if a test has just used one of the same half minute. */
		async freshCode(steps = 0): Promise<string> {
			await db().secondFactor.updateMany({ where: { userId }, data: { lastStep: 0 } })
			return appCode(secret, steps)
		},
		code: (steps = 0) => appCode(secret, steps),
	}
}

/** As if the account's sessions had just shown the second step. */
export async function confirmSessions(userId: string, at = new Date()): Promise<void> {
	await db().session.updateMany({ where: { userId }, data: { confirmedAt: at } })
}

export const STEP_PASSWORD = "correct horse"

export async function makeMember() {
	const tenant = await makeTenant({ name: "Blue Bakery" })
	return { tenant, ...(await makeAdmin({ tenantId: tenant.id, password: STEP_PASSWORD })) }
}

/** An admin with a second step, who has no session. */
export async function makeStepping() {
	const { tenant, user } = await makeMember()
	await db().session.deleteMany({ where: { userId: user.id } })
	return { tenant, user, email: user.email, factor: await giveSecondFactor(user.id) }
}

export const sessionsOf = (userId: string) => db().session.count({ where: { userId } })

/** What an account's log says, oldest first. */
export async function actionsOf(userId: string): Promise<string[]> {
	const entries = await db().auditEntry.findMany({ where: { actorId: userId }, orderBy: { createdAt: "asc" } })
	return entries.map(({ action }) => action)
}

/** The two steps of a sign-in. */
export function signingIn(url: string) {
	const login = (email: string, headers: Record<string, string> = {}) =>
		send(url, "POST /api/admin/login", { body: { email, password: STEP_PASSWORD }, headers })
	return {
		login,
		finish: (challenge: unknown, code: unknown, headers: Record<string, string> = {}) =>
			send(url, "POST /api/admin/login/second-factor", { body: { challenge, code }, headers }),
		/** The challenge of a right password. */
		async challengeFor(email: string, headers: Record<string, string> = {}): Promise<string> {
			const { status, refusal } = await login(email, headers)
			if (status !== 403 || !refusal.challenge) throw new Error(`The login answered ${status}: ${refusal.detail}`)
			return refusal.challenge
		},
		alive: async (token: string) => (await send(url, "GET /api/admin/sessions", { token })).status,
	}
}
