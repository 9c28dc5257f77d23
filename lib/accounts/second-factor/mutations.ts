import { recordAudit } from "@/lib/audit/record-audit"
import { type Db, db, transaction } from "@/lib/db/client"
import { AppError, invalid } from "@/lib/errors"
import { queueMail } from "@/lib/mail/queue-mail"
import type { Actor } from "../actor"
import { countLogin, countSecondFactor } from "../login-limit"
import { createSession, deleteSessionsOfUser } from "../mutations"
import { CURRENT_PASSWORD_WRONG } from "../own/texts"
import { passwordMatches } from "../password"
import { type SignedIn, signedInWith } from "../signed-in"
import type { FactorSetup } from "./answers"
import { makeSecret, sealSecret, setupUri } from "./authenticator"
import { spendAppCode, spendCode } from "./code-mutations"
import { type LockedAccount, lockAccount } from "./queries"
import { hashRecoveryCode, makeRecoveryCodes } from "./recovery-codes"
import { applyRequirement } from "./requirement-mutations"
import { SETUP_LIFETIME_MS } from "./schema"
import { fromDevice, secondFactorMail } from "./second-factor-mail"
import { FACTOR_IS_OFF, FACTOR_IS_ON, FACTOR_IS_REQUIRED, SETUP_OVER } from "./texts"

/** An admin at their own browser. */
export interface OwnActor extends Actor {
	userAgent: string
	cookies: string | null
}

const conflict = (detail: string) => new AppError("conflict", detail)
/** The account was deactivated or removed while the call was under way. */
const gone = () => new AppError("unauthenticated", FACTOR_IS_OFF)

const ACTIONS = {
	added: "user.second_factor_added",
	removed: "user.second_factor_removed",
	codes_renewed: "user.recovery_codes_renewed",
} as const

/** Enters a change into the log and tells the admin by mail. */
async function tell(tx: Db, account: LockedAccount, actor: OwnActor, what: keyof typeof ACTIONS): Promise<void> {
	await recordAudit(tx, {
		tenantId: account.tenant?.id ?? null,
		actorId: account.id,
		actorEmail: account.email,
		action: ACTIONS[what],
		targetId: account.id,
		ipAddress: actor.address,
	})
	await queueMail(tx, secondFactorMail(account, { what, left: 0 }, fromDevice(actor)))
}

/** Deletes the app and its codes. A required second step has a new grace. */
export async function deleteFactor(tx: Db, userId: string): Promise<void> {
	await tx.secondFactor.deleteMany({ where: { userId } })
	await tx.user.update({ where: { id: userId }, data: { secondFactorAt: null, secondFactorDueAt: null } })
	await applyRequirement(tx, { userId })
}

/** Ends every session, and lets this browser go on with a new one. */
async function continueAlone(
	tx: Db,
	account: LockedAccount,
	{ address, userAgent }: OwnActor,
	proof: { secondFactorAt: Date | null; confirmedAt: Date | null },
): Promise<SignedIn> {
	const { id: userId, role, passwordHash } = account
	await deleteSessionsOfUser(tx, userId)
	const sessionId =
		passwordHash && (await createSession({ userId, role, passwordHash, ...proof, address, userAgent }, { tx }))
	if (!sessionId) throw gone()
	return signedInWith(sessionId, { ...account, passwordHash })
}

/**
 * Makes a secret for an authenticator app, which opens nothing until turnOnSecondFactor(). It replaces one that was
 * never confirmed. Asks for the password, so that a session left open on a desk cannot lock the admin out.
 * @throws `invalid` for a wrong password; `conflict` if the second step is on; `rate_limited`.
 */
export async function startSecondFactor(actor: OwnActor, currentPassword: string): Promise<FactorSetup> {
	const { userId, email, tenant } = actor.viewer
	const user = await db().user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
	const passwordHash = user?.passwordHash ?? null
	const giveLoginBack = await countLogin({ email, passwordHash }, actor.cookies)
	if (!(await passwordMatches(passwordHash, currentPassword))) throw invalid("current_password", CURRENT_PASSWORD_WRONG)
	await giveLoginBack()
	const secret = makeSecret()
	await transaction(async (tx) => {
		const account = await lockAccount(tx, userId)
		if (!account) throw gone()
		if (account.secondFactorAt) throw conflict(FACTOR_IS_ON)
		await tx.secondFactor.deleteMany({ where: { userId } })
		await tx.secondFactor.create({ data: { userId, secret: sealSecret(secret, userId), recoveryCodes: [] } })
	})
	return { secret, uri: setupUri(secret, tenant?.name ?? "Video Testimonials Platform", email) }
}

/**
 * Turns the second step on once the app shows a right code.
 * @returns the recovery codes, which are never shown again, and this browser's new session: every other one has ended.
 * @throws `invalid` for a wrong code; `conflict` if it is on or the setup has expired; `rate_limited`.
 */
export async function turnOnSecondFactor(
	actor: OwnActor,
	code: string,
	now = new Date(),
): Promise<{ signedIn: SignedIn; recoveryCodes: string[] }> {
	const { userId } = actor.viewer
	const giveCodeBack = await countSecondFactor({ email: actor.viewer.email, passwordHash: null }, null)
	const recoveryCodes = makeRecoveryCodes()
	const signedIn = await transaction(async (tx) => {
		const account = await lockAccount(tx, userId)
		if (!account) throw gone()
		if (account.secondFactorAt) throw conflict(FACTOR_IS_ON)
		const since = new Date(now.getTime() - SETUP_LIFETIME_MS)
		if ((await tx.secondFactor.count({ where: { userId, createdAt: { gt: since } } })) === 0) throw conflict(SETUP_OVER)
		await spendAppCode(tx, account, code.replace(/[\s-]/g, ""), now)
		await storeCodes(tx, userId, recoveryCodes)
		await tx.user.update({ where: { id: userId }, data: { secondFactorAt: now } })
		await tell(tx, account, actor, "added")
		return continueAlone(tx, account, actor, { secondFactorAt: now, confirmedAt: now })
	})
	await giveCodeBack()
	return { signedIn, recoveryCodes }
}

async function storeCodes(tx: Db, userId: string, codes: readonly string[]): Promise<void> {
	const recoveryCodes = codes.map((code) => hashRecoveryCode(userId, code))
	await tx.secondFactor.update({ where: { userId }, data: { recoveryCodes } })
}

/** Locks the account, whose second step is on. @throws `conflict` if it is off. */
async function lockWithFactor(tx: Db, { viewer }: OwnActor): Promise<LockedAccount> {
	const account = await lockAccount(tx, viewer.userId)
	if (!account?.secondFactorAt) throw conflict(FACTOR_IS_OFF)
	return account
}

/** Replaces all recovery codes, used ones too. @returns the new ones. @throws `conflict` if the second step is off. */
export function renewRecoveryCodes(actor: OwnActor): Promise<string[]> {
	return transaction(async (tx) => {
		const account = await lockWithFactor(tx, actor)
		const codes = makeRecoveryCodes()
		await storeCodes(tx, account.id, codes)
		await tell(tx, account, actor, "codes_renewed")
		return codes
	})
}

/** Turns the second step off, and ends every other session. @throws `conflict` if it is off or required. */
export function removeSecondFactor(actor: OwnActor): Promise<SignedIn> {
	return transaction(async (tx) => {
		const account = await lockWithFactor(tx, actor)
		if (account.secondFactorDueAt) throw conflict(FACTOR_IS_REQUIRED)
		await deleteFactor(tx, account.id)
		await tell(tx, account, actor, "removed")
		return continueAlone(tx, account, actor, { secondFactorAt: null, confirmedAt: null })
	})
}

/**
 * Notes that the admin behind this session has just shown the second step.
 * @throws `invalid` for a wrong code; `conflict` if the second step is off; `rate_limited`.
 */
export async function confirmOwnSession(actor: OwnActor, code: string, now = new Date()): Promise<void> {
	const { userId, sessionId, email } = actor.viewer
	const user = await db().user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
	const giveCodeBack = await countSecondFactor({ email, passwordHash: user?.passwordHash ?? null }, actor.cookies)
	await transaction(async (tx) => {
		const account = await lockWithFactor(tx, actor)
		await spendCode(tx, account, code, actor, now)
		await tx.session.updateMany({ where: { id: sessionId, userId }, data: { confirmedAt: now } })
	})
	await giveCodeBack()
}
