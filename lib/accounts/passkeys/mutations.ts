import { type Db, transaction } from "@/lib/db/client"
import { isUniqueViolation } from "@/lib/db/unique-violation"
import { invalid, notFound } from "@/lib/errors"
import { resetWords } from "../reset/words"
import {
	checkOwnPassword,
	conflict,
	continueAlone,
	countStep,
	deleteFactor,
	gone,
	type OwnActor,
	recordAndMail,
	type StepAdded,
} from "../second-factor/account-mutations"
import { hasApp } from "../second-factor/authenticator"
import { type LockedAccount, lockAccount } from "../second-factor/queries"
import { secondFactorRefusals } from "../second-factor/words"
import { type SignedIn, signedInWith } from "../signed-in"
import type { PasskeyCreation } from "./answers"
import { checkNewPasskey } from "./check-passkey"
import { presentCreation } from "./present"
import { listCredentials } from "./queries"
import { type RelyingParty, relyingParty } from "./relying-party"
import { MAX_PASSKEYS, type PasskeyAddition } from "./schema"
import { refusePasskey, spendChallenge } from "./use-mutations"
import { passkeyRefusals } from "./words"

function here(): RelyingParty {
	const rp = relyingParty()
	if (!rp) throw conflict(passkeyRefusals.unavailable)
	return rp
}

/** @throws `invalid` for a wrong password; `conflict` without passkey support and at MAX_PASSKEYS; `rate_limited`. */
export async function startPasskey(actor: OwnActor, currentPassword: string | undefined): Promise<PasskeyCreation> {
	const rp = here()
	const { userId, sessionId, email, tenant, secondFactorAt } = actor.viewer
	if (!secondFactorAt) {
		if (!currentPassword) throw invalid("current_password", resetWords.fieldsRequired)
		await checkOwnPassword(actor, currentPassword)
	}
	const existing = secondFactorAt ? await listCredentials(userId) : []
	if (existing.length >= MAX_PASSKEYS) throw conflict(passkeyRefusals.tooMany)
	const owner = { userId, email, shownAs: tenant?.name ?? "Video Testimonials Platform" }
	return presentCreation(rp, owner, existing, `add:${sessionId}`)
}

async function lockForAddition(tx: Db, { viewer }: OwnActor): Promise<LockedAccount> {
	const account = await lockAccount(tx, viewer.userId)
	if (!account) throw gone()
	// Without a second step, remaining rows belong to no setup.
	if (!account.secondFactorAt) {
		await tx.passkey.deleteMany({ where: { userId: account.id } })
		await tx.secondFactor.deleteMany({ where: { userId: account.id } })
	} else if (account.passkeys.length >= MAX_PASSKEYS) throw conflict(passkeyRefusals.tooMany)
	return account
}

/** @throws `invalid` for a wrong answer; `conflict` for a known passkey. */
export async function addPasskey(
	actor: OwnActor,
	{ name, passkey }: PasskeyAddition,
	now = new Date(),
): Promise<StepAdded> {
	const rp = here()
	const checked = await checkNewPasskey(rp, passkey, `add:${actor.viewer.sessionId}`, now)
	if (!checked) throw refusePasskey(passkeyRefusals.refused)
	const { credentialId, publicKey, counter, answered } = checked
	try {
		return await transaction(async (tx) => {
			const account = await lockForAddition(tx, actor)
			await spendChallenge(tx, answered)
			const transports = passkey.response.transports ?? []
			await tx.passkey.create({
				data: { userId: account.id, credentialId, publicKey, counter, transports, name, createdAt: now },
			})
			await recordAndMail(tx, account, actor, { what: "passkey_added", passkey: name })
			return countStep(tx, account, actor, now)
		})
	} catch (error) {
		if (isUniqueViolation(error, "credential_id")) throw conflict(passkeyRefusals.exists)
		throw error
	}
}

/** The last way's removal turns the second step off. @throws `not_found`; `conflict` for the last way of
 * a required second step. */
export function removePasskey(actor: OwnActor, id: string): Promise<SignedIn> {
	return transaction(async (tx) => {
		const account = await lockAccount(tx, actor.viewer.userId)
		if (!account?.passwordHash) throw gone()
		const passkey = account.passkeys.find((own) => own.id === id)
		if (!passkey) throw notFound(passkeyRefusals.notFound)
		const isLast = account.passkeys.length === 1 && !hasApp(account.secondFactor?.secret, account.id)
		if (isLast && account.secondFactorDueAt) throw conflict(secondFactorRefusals.factorIsRequired)
		await recordAndMail(tx, account, actor, { what: "passkey_removed", passkey: passkey.name, isLast })
		if (isLast) {
			await deleteFactor(tx, account.id)
			return continueAlone(tx, account, actor, { secondFactorAt: null, confirmedAt: actor.viewer.confirmedAt })
		}
		await tx.passkey.delete({ where: { id } })
		return signedInWith(actor.viewer.sessionId, { ...account, passwordHash: account.passwordHash })
	})
}
