import { randomUUID } from "node:crypto"
import { TOTP } from "otpauth"
import { checkNewPasskey } from "@/lib/accounts/passkeys/check-passkey"
import { presentCreation } from "@/lib/accounts/passkeys/present"
import { relyingParty } from "@/lib/accounts/passkeys/relying-party"
import type { NewPasskey } from "@/lib/accounts/passkeys/schema"
import { makeSecret, sealSecret } from "@/lib/accounts/second-factor/authenticator"
import { hashRecoveryCode, makeRecoveryCodes } from "@/lib/accounts/second-factor/recovery-codes"
import { db } from "@/lib/db/client"
import { type Deviations, makePasskey } from "./authenticator"
import { makeAdmin, makeTenant } from "./factories"
import { send } from "./send"

/** What an authenticator app shows. @param steps from now: -1 is the code before. */
export function appCode(secret: string, steps = 0): string {
	return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** A secret that waits for its first code. */
export async function startSetup(userId: string): Promise<string> {
	const secret = makeSecret()
	const row = { pendingSecret: sealSecret(secret, userId), pendingSince: new Date() }
	await db().secondFactor.upsert({ where: { userId }, create: { userId, ...row, recoveryCodes: [] }, update: row })
	return secret
}

async function giveCodes(userId: string, secret: string | null): Promise<string[]> {
	const codes = makeRecoveryCodes()
	const row = { secret, lastStep: 0, recoveryCodes: codes.map((code) => hashRecoveryCode(userId, code)) }
	await db().secondFactor.upsert({ where: { userId }, create: { userId, ...row }, update: row })
	await db().user.update({ where: { id: userId }, data: { secondFactorAt: new Date() } })
	await confirmSessions(userId, null)
	return codes
}

/** What a browser makes of the options that a session asked for. */
export function newPasskeyOf(sessionId: string): NewPasskey {
	const rp = relyingParty()
	if (!rp) throw new Error("Passkeys do not work at this APP_URL.")
	const owner = { userId: randomUUID(), email: "a@example.com", shownAs: "Bakery" }
	return makePasskey(rp.origin).create(presentCreation(rp, owner, [], `add:${sessionId}`))
}

/** Gives an account a passkey. Its second step is on after that, if it was not, with codes that no one has seen. */
export async function givePasskey(
	userId: string,
	{ name = "Phone", ...deviations }: { name?: string } & Deviations = {},
) {
	const rp = relyingParty()
	if (!rp) throw new Error("Passkeys do not work at this APP_URL.")
	const passkey = makePasskey(rp.origin)
	const options = presentCreation(rp, { userId, email: "a@example.com", shownAs: "Bakery" }, [], "add:a-test")
	const checked = await checkNewPasskey(rp, passkey.create(options, deviations), "add:a-test", new Date())
	if (!checked) throw new Error("The software passkey was refused.")
	const { credentialId, publicKey, counter } = checked
	const { id } = await db().passkey.create({ data: { userId, credentialId, publicKey, counter, name, transports: [] } })
	const { secondFactorAt } = await db().user.findUniqueOrThrow({ where: { id: userId } })
	if (!secondFactorAt) await giveCodes(userId, null)
	return { id, passkey }
}

/** Turns an account's second step on with an app. Its open sessions stay, as if they had shown it a while ago. */
export async function giveSecondFactor(userId: string) {
	const secret = makeSecret()
	const recoveryCodes = await giveCodes(userId, sealSecret(secret, userId))
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
export async function confirmSessions(userId: string, at: Date | null = new Date()): Promise<void> {
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
