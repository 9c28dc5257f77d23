import { randomInt } from "node:crypto"
import { recordAudit } from "@/lib/audit/record-audit"
import { fingerprint } from "@/lib/crypto/fingerprint"
import { sameText } from "@/lib/crypto/same-text"
import { db, transaction } from "@/lib/db/client"
import { isUniqueViolation } from "@/lib/db/unique-violation"
import { AppError, invalid } from "@/lib/errors"
import { consume } from "@/lib/limits/consume"
import { queueMail } from "@/lib/mail/queue-mail"
import { mailOwners } from "../admins/notice-mutations"
import { adminRefusals } from "../admins/words"
import { checkOwnPassword, gone, type OwnActor } from "../second-factor/account-mutations"
import { lockAccount } from "../second-factor/queries"
import { fromDevice } from "../second-factor/second-factor-mail"
import { type SignedIn, signedInWith } from "../signed-in"
import { addressChangedMail, addressCodeMail, addressTakenMail } from "./address-mail"
import { ADDRESS_CODE_MS, ADDRESS_CODE_TRIES, type AddressChangeRequest } from "./schema"
import { addressRefusals } from "./words"

const hashOf = (userId: string, email: string, code: string) =>
	fingerprint(JSON.stringify([userId, email, code]), "address-code")

const taken = () => new AppError("conflict", adminRefusals.emailHasAccount)

/** If the address has an account, a mail says so: only its owner may learn that. @throws `invalid` for a wrong password
 * and for the same address; `rate_limited`. */
export async function requestAddressChange(
	actor: OwnActor,
	{ email, current_password }: AddressChangeRequest,
	now = new Date(),
): Promise<void> {
	await checkOwnPassword(actor, current_password)
	const { viewer } = actor
	const { userId } = viewer
	if (email === viewer.email) throw invalid("email", addressRefusals.emailIsSame)
	await consume("ADDRESS_CHANGE", userId)
	const isTaken = (await db().user.findUnique({ where: { email }, select: { id: true } })) !== null
	const code = String(randomInt(1_000_000)).padStart(6, "0")
	const change = {
		email,
		codeHash: hashOf(userId, email, code),
		tries: 0,
		expiresAt: new Date(now.getTime() + ADDRESS_CODE_MS),
	}
	await transaction(async (tx) => {
		await tx.addressChange.upsert({ where: { userId }, create: { userId, ...change }, update: change })
		await queueMail(tx, isTaken ? addressTakenMail(viewer, email) : addressCodeMail(viewer, email, code))
	})
}

/** Counts a try before checking the code, so that simultaneous ones cannot exceed the limit. */
async function countTry(userId: string, now: Date) {
	const { count } = await db().addressChange.updateMany({
		where: { userId, expiresAt: { gt: now }, tries: { lt: ADDRESS_CODE_TRIES } },
		data: { tries: { increment: 1 } },
	})
	if (count !== 1) throw new AppError("conflict", addressRefusals.codeOver)
}

/** Ends the reset links in the old mailbox; sessions stay. @throws `invalid` for a wrong code; `conflict` for an
 * expired one, and if the address got an account meanwhile. */
export async function confirmAddressChange(actor: OwnActor, code: string, now = new Date()): Promise<SignedIn> {
	const { userId, sessionId } = actor.viewer
	await countTry(userId, now)
	try {
		return await transaction(async (tx) => {
			const account = await lockAccount(tx, userId)
			if (!account?.passwordHash) throw gone()
			const change = await tx.addressChange.findUnique({ where: { userId } })
			if (!change) throw new AppError("conflict", addressRefusals.codeOver)
			const { email } = change
			if (!sameText(change.codeHash, hashOf(userId, email, code.replace(/\s/g, "")))) {
				throw invalid("code", addressRefusals.codeWrong)
			}
			await tx.addressChange.delete({ where: { userId } })
			await tx.passwordReset.deleteMany({ where: { userId } })
			await tx.user.update({ where: { id: userId }, data: { email } })
			await recordAudit(tx, {
				tenantId: account.tenant?.id ?? null,
				actorId: userId,
				actorEmail: account.email,
				action: "user.address_changed",
				targetId: userId,
				before: { email: account.email },
				after: { email },
				ipAddress: actor.address,
			})
			await queueMail(tx, addressChangedMail(account, email, fromDevice(actor)))
			const news = { what: "address_changed", email, before: account.email } as const
			await mailOwners(tx, account.tenant?.id ?? null, actor, news)
			return signedInWith(sessionId, { ...account, email, passwordHash: account.passwordHash })
		})
	} catch (error) {
		if (isUniqueViolation(error, "email")) throw taken()
		throw error
	}
}
