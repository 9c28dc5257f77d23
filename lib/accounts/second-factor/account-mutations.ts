import { recordAudit } from "@/lib/audit/record-audit"
import { type Db, db } from "@/lib/db/client"
import { AppError, invalid } from "@/lib/errors"
import { queueMail } from "@/lib/mail/queue-mail"
import type { Actor } from "../actor"
import { countLogin } from "../login-limit"
import { createSession, deleteSessionsOfUser } from "../mutations"
import { ownAccountRefusals } from "../own/words"
import { passwordMatches } from "../password"
import { type SignedIn, signedInWith } from "../signed-in"
import type { LockedAccount } from "./queries"
import { hashRecoveryCode, makeRecoveryCodes } from "./recovery-codes"
import { applyRequirement } from "./requirement-mutations"
import { type FactorNews, fromDevice, secondFactorMail } from "./second-factor-mail"
import { secondFactorRefusals } from "./words"

export interface OwnActor extends Actor {
	userAgent: string
	cookies: string | null
}

export const conflict = (detail: string) => new AppError("conflict", detail)
export const gone = () => new AppError("unauthenticated", secondFactorRefusals.factorIsOff)

const ACTIONS = {
	added: "user.second_factor_added",
	removed: "user.second_factor_removed",
	codes_renewed: "user.recovery_codes_renewed",
	app_added: "user.authenticator_added",
	app_removed: "user.authenticator_removed",
	passkey_added: "user.passkey_added",
	passkey_removed: "user.passkey_removed",
} as const

type Change = Omit<FactorNews, "what"> & { what: keyof typeof ACTIONS }

export async function recordAndMail(tx: Db, account: LockedAccount, actor: OwnActor, change: Change): Promise<void> {
	await recordAudit(tx, {
		tenantId: account.tenant?.id ?? null,
		actorId: account.id,
		actorEmail: account.email,
		action: ACTIONS[change.what],
		targetId: account.id,
		...(change.passkey && { after: { passkey: change.passkey } }),
		ipAddress: actor.address,
	})
	await queueMail(tx, secondFactorMail(account, change, fromDevice(actor)))
}

/** An open session must not be able to lock the admin out. @throws `invalid` for a wrong password; `rate_limited`. */
export async function checkOwnPassword({ viewer, cookies }: OwnActor, currentPassword: string): Promise<void> {
	const { userId, email } = viewer
	const user = await db().user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
	const passwordHash = user?.passwordHash ?? null
	const giveLoginBack = await countLogin({ email, passwordHash }, cookies)
	if (!(await passwordMatches(passwordHash, currentPassword)))
		throw invalid("current_password", ownAccountRefusals.currentPasswordWrong)
	await giveLoginBack()
}

/** A required second step gets a new grace period. */
export async function deleteFactor(tx: Db, userId: string): Promise<void> {
	await tx.secondFactor.deleteMany({ where: { userId } })
	await tx.passkey.deleteMany({ where: { userId } })
	await tx.user.update({ where: { id: userId }, data: { secondFactorAt: null, secondFactorDueAt: null } })
	await applyRequirement(tx, { userId })
}

/** @returns the new codes, which are shown once. */
export async function renewCodes(tx: Db, userId: string): Promise<string[]> {
	const codes = makeRecoveryCodes()
	const recoveryCodes = codes.map((code) => hashRecoveryCode(userId, code))
	await tx.secondFactor.upsert({
		where: { userId },
		create: { userId, recoveryCodes },
		update: { recoveryCodes },
	})
	return codes
}

/** Ends every session and gives this browser a new one. */
export async function continueAlone(
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

export interface StepAdded {
	signedIn: SignedIn
	/** Empty if the account already has codes. */
	recoveryCodes: string[]
}

/** The first app or passkey turns the second step on: it brings recovery codes and ends every other session. */
export async function countStep(tx: Db, account: LockedAccount, actor: OwnActor, now: Date): Promise<StepAdded> {
	const { id, passwordHash } = account
	if (!passwordHash) throw gone()
	if (account.secondFactorAt) {
		return { signedIn: await signedInWith(actor.viewer.sessionId, { ...account, passwordHash }), recoveryCodes: [] }
	}
	const recoveryCodes = await renewCodes(tx, id)
	await tx.user.update({ where: { id }, data: { secondFactorAt: now } })
	const signedIn = await continueAlone(tx, account, actor, { secondFactorAt: now, confirmedAt: now })
	return { signedIn, recoveryCodes }
}
