import { recordAudit } from "@/lib/audit/record-audit"
import { randomToken, sha256Hex } from "@/lib/crypto/random-token"
import { type Db, transaction } from "@/lib/db/client"
import { AppError } from "@/lib/errors"
import { enqueue } from "@/lib/jobs/queue"
import { consume } from "@/lib/limits/consume"
import { queueMail } from "@/lib/mail/queue-mail"
import { deviceCookie } from "../device-cookie"
import { deleteSessionsOfUser } from "../mutations"
import { hashPassword } from "../password"
import { invitationMail } from "./invitation-mail"
import { findUsableReset } from "./queries"
import { resetMail } from "./reset-mail"
import { INVITATION_LIFETIME_MS, RESET_LIFETIME_MS, type ResetConfirm } from "./schema"
import { RESET_TOKEN_INVALID } from "./texts"

/**
 * Asks for a mail. Does the same work for every address: whether an account stands behind it is looked up by the job, so
 * that neither the answer nor its time tells.
 * @param email normalized.
 */
export async function requestReset(email: string): Promise<void> {
	await consume("RESET_ACCOUNT", email)
	await transaction((tx) => enqueue(tx, "request-reset", { email }))
}

/** A new link for the account, which voids every older one. The caller has locked the account's row. @returns the token. */
export async function issueLink(tx: Db, userId: string, lifetimeMs: number, now = new Date()): Promise<string> {
	const token = randomToken()
	await tx.passwordReset.deleteMany({ where: { userId } })
	const expiresAt = new Date(now.getTime() + lifetimeMs)
	await tx.passwordReset.create({ data: { userId, tokenHash: sha256Hex(token), expiresAt } })
	return token
}

/**
 * The job behind requestReset. Who was invited and has no password yet gets the invitation once more: there is nothing to
 * reset, and a link of an hour would take the place of one of a week.
 */
export async function issueReset(email: string, now = new Date()): Promise<void> {
	await transaction(async (tx) => {
		// Locks the account's row: of two requests at once, the later one voids the other's link as well.
		const { count } = await tx.user.updateMany({ where: { email, isActive: true }, data: { updatedAt: now } })
		if (count === 0) return
		const user = await tx.user.findUniqueOrThrow({
			where: { email },
			select: { id: true, email: true, passwordHash: true, tenant: { select: { slug: true, name: true } } },
		})
		const { tenant } = user
		if (user.passwordHash || !tenant) {
			return queueMail(tx, resetMail(user, await issueLink(tx, user.id, RESET_LIFETIME_MS, now)))
		}
		const token = await issueLink(tx, user.id, INVITATION_LIFETIME_MS, now)
		return queueMail(tx, invitationMail({ email, tenant }, token, null))
	})
}

/**
 * Sets the new password and signs out everywhere. Of many confirmations of one token exactly one succeeds: the token is
 * used up by a single conditional statement.
 * @param address IP address, for the audit log.
 * @returns whether an invitation was accepted by it, and what makes the browser known to the account: its owner
 * gets in by the mail, however many passwords strangers are trying meanwhile.
 * @throws `bad_request` for a token that is unknown, used or expired.
 */
export async function confirmReset(
	{ token, new_password }: ResetConfirm,
	address: string,
	now = new Date(),
): Promise<{ joined: boolean; deviceCookie: string }> {
	// Looked up before the password is hashed, so that guessing costs us nothing.
	const reset = await findUsableReset(token, now)
	if (!reset) throw new AppError("bad_request", RESET_TOKEN_INVALID)
	const { userId, email, tenantId } = reset
	const joined = Boolean(reset.invitedTo)
	const passwordHash = await hashPassword(new_password)
	await transaction(async (tx) => {
		// The account's row first, as whatever removes the account does: the other order is a deadlock with it.
		const account = await tx.user.updateMany({ where: { id: userId, isActive: true }, data: { passwordHash } })
		const { count } = await tx.passwordReset.updateMany({
			where: { id: reset.id, usedAt: null, expiresAt: { gt: now } },
			data: { usedAt: now },
		})
		if (account.count !== 1 || count !== 1) throw new AppError("bad_request", RESET_TOKEN_INVALID)
		await tx.passwordReset.deleteMany({ where: { userId, usedAt: null } })
		await deleteSessionsOfUser(tx, userId)
		await recordAudit(tx, {
			tenantId,
			actorId: userId,
			actorEmail: email,
			action: joined ? "user.joined" : "user.password_changed",
			targetId: userId,
			ipAddress: address,
		})
	})
	return { joined, deviceCookie: deviceCookie({ email, passwordHash }) }
}
