import { type Db, db, transaction } from "@/lib/db/client"
import { invalid } from "@/lib/errors"
import { countSecondFactor } from "../login-limit"
import { alertingOfCopies } from "../passkeys/use-mutations"
import type { SignedIn } from "../signed-in"
import {
	checkOwnPassword,
	conflict,
	continueAlone,
	countStep,
	deleteFactor,
	gone,
	type OwnActor,
	recordAndMail,
	renewCodes,
	type StepAdded,
} from "./account-mutations"
import type { FactorSetup } from "./answers"
import { hasApp, makeSecret, sealSecret, setupUri } from "./authenticator"
import { confirmApp } from "./code-mutations"
import { type LockedAccount, lockAccount } from "./queries"
import { type ConfirmProof, SETUP_LIFETIME_MS } from "./schema"
import { spendStep } from "./step-mutations"
import { secondFactorRefusals } from "./words"

async function lockWithoutApp(tx: Db, { viewer }: OwnActor): Promise<LockedAccount> {
	const account = await lockAccount(tx, viewer.userId)
	if (!account) throw gone()
	if (account.secondFactorAt && hasApp(account.secondFactor?.secret, account.id))
		throw conflict(secondFactorRefusals.factorIsOn)
	return account
}

/** Opens nothing until confirmed. @throws `invalid` for a wrong password; `conflict` with an app; `rate_limited`. */
export async function startSecondFactor(actor: OwnActor, currentPassword: string): Promise<FactorSetup> {
	await checkOwnPassword(actor, currentPassword)
	const { userId, email, tenant } = actor.viewer
	const secret = makeSecret()
	const pending = { pendingSecret: sealSecret(secret, userId), pendingSince: new Date() }
	await transaction(async (tx) => {
		const account = await lockWithoutApp(tx, actor)
		if (!account.secondFactorAt) await tx.secondFactor.deleteMany({ where: { userId } })
		await tx.secondFactor.upsert({
			where: { userId },
			create: { userId, ...pending, recoveryCodes: [] },
			update: pending,
		})
	})
	return { secret, uri: setupUri(secret, tenant?.name ?? "Video Testimonials Platform", email) }
}

/** @returns recovery codes, shown once, if this turned the second step on. @throws `invalid` for a wrong code;
 * `conflict` if the account has an app or the setup expired; `rate_limited`. */
export async function turnOnSecondFactor(actor: OwnActor, code: string, now = new Date()): Promise<StepAdded> {
	const giveCodeBack = await countSecondFactor({ email: actor.viewer.email, passwordHash: null }, null)
	const added = await transaction(async (tx) => {
		const account = await lockWithoutApp(tx, actor)
		const { pendingSince } = account.secondFactor ?? {}
		if (!pendingSince || now.getTime() - pendingSince.getTime() >= SETUP_LIFETIME_MS)
			throw conflict(secondFactorRefusals.setupOver)
		await confirmApp(tx, account, code.replace(/[\s-]/g, ""), now)
		await recordAndMail(tx, account, actor, { what: account.secondFactorAt ? "app_added" : "added" })
		return countStep(tx, account, actor, now)
	})
	await giveCodeBack()
	return added
}

async function lockWithFactor(tx: Db, { viewer }: OwnActor): Promise<LockedAccount> {
	const account = await lockAccount(tx, viewer.userId)
	if (!account?.secondFactorAt) throw conflict(secondFactorRefusals.factorIsOff)
	return account
}

/** Replaces used ones too. @throws `conflict` if the second step is off. */
export function renewRecoveryCodes(actor: OwnActor): Promise<string[]> {
	return transaction(async (tx) => {
		const account = await lockWithFactor(tx, actor)
		await recordAndMail(tx, account, actor, { what: "codes_renewed" })
		return renewCodes(tx, account.id)
	})
}

/** @throws `conflict` if there is no app, or nothing else. */
export function removeApp(actor: OwnActor): Promise<void> {
	return transaction(async (tx) => {
		const account = await lockWithFactor(tx, actor)
		const { id: userId, secondFactor, passkeys } = account
		if (!secondFactor?.secret) throw conflict(secondFactorRefusals.factorIsOff)
		if (passkeys.length === 0) throw conflict(secondFactorRefusals.lastStep)
		await tx.secondFactor.update({ where: { userId }, data: { secret: null, lastStep: 0 } })
		await recordAndMail(tx, account, actor, { what: "app_removed" })
	})
}

/** Ends every other session. @throws `conflict` if it is off or required. */
export function removeSecondFactor(actor: OwnActor): Promise<SignedIn> {
	return transaction(async (tx) => {
		const account = await lockWithFactor(tx, actor)
		if (account.secondFactorDueAt) throw conflict(secondFactorRefusals.factorIsRequired)
		await deleteFactor(tx, account.id)
		await recordAndMail(tx, account, actor, { what: "removed" })
		return continueAlone(tx, account, actor, { secondFactorAt: null, confirmedAt: actor.viewer.confirmedAt })
	})
}

/** An account without a second step has only its password to show. */
async function confirmByPassword(actor: OwnActor, currentPassword: string, now: Date): Promise<void> {
	const { userId, sessionId: id, secondFactorAt } = actor.viewer
	if (secondFactorAt) throw invalid("code", secondFactorRefusals.codeRequired)
	await checkOwnPassword(actor, currentPassword)
	// A second step that was turned on meanwhile has ended this session.
	await db().session.updateMany({ where: { id, userId }, data: { confirmedAt: now } })
}

/** @throws `invalid` for a wrong code, passkey, or password; `conflict` if the second step is off; `rate_limited`. */
export async function confirmOwnSession(
	actor: OwnActor,
	{ current_password, ...proof }: ConfirmProof,
	now = new Date(),
): Promise<void> {
	if (current_password !== undefined) return confirmByPassword(actor, current_password, now)
	const { userId, sessionId, email } = actor.viewer
	const user = await db().user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
	const owner = { email, passwordHash: user?.passwordHash ?? null }
	const giveCodeBack = proof.code ? await countSecondFactor(owner, actor.cookies) : null
	await alertingOfCopies(actor, async (tx) => {
		const account = await lockWithFactor(tx, actor)
		await spendStep(tx, account, proof, { purpose: `confirm:${sessionId}`, from: actor, now })
		await tx.session.updateMany({ where: { id: sessionId, userId }, data: { confirmedAt: now } })
	})
	await giveCodeBack?.()
}
