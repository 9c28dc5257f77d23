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
import { resetWords } from "./words"

/** A job looks up the account, so that the timing reveals nothing. @param email normalized. @throws `rate_limited`. */
export async function requestReset(email: string): Promise<void> {
	await consume("RESET_ACCOUNT", email)
	await transaction((tx) => enqueue(tx, "request-reset", { email }))
}

/** Voids every older link. The caller has locked the account's row. @returns the token. */
export async function issueLink(tx: Db, userId: string, lifetimeMs: number, now = new Date()): Promise<string> {
	const token = randomToken()
	await tx.passwordReset.deleteMany({ where: { userId } })
	const expiresAt = new Date(now.getTime() + lifetimeMs)
	await tx.passwordReset.create({ data: { userId, tokenHash: sha256Hex(token), expiresAt } })
	return token
}

/** An invited admin without a password gets the invitation again: a link of an hour would replace one of a week. */
export async function issueReset(email: string, now = new Date()): Promise<void> {
	await transaction(async (tx) => {
		// Locks the account's row: the later of two simultaneous requests voids the earlier one's link.
		const { count } = await tx.user.updateMany({ where: { email, isActive: true }, data: { updatedAt: now } })
		if (count === 0) return
		const user = await tx.user.findUniqueOrThrow({
			where: { email },
			select: { id: true, email: true, passwordHash: true, tenant: { select: { slug: true, name: true } } },
		})
		const { tenant } = user
		if (user.passwordHash) {
			return queueMail(tx, resetMail(user, await issueLink(tx, user.id, RESET_LIFETIME_MS, now)))
		}
		const token = await issueLink(tx, user.id, INVITATION_LIFETIME_MS, now)
		return queueMail(tx, invitationMail({ email, tenant }, token, null))
	})
}

/** One conditional statement uses the token up: exactly one confirmation succeeds. @returns whether it accepted an
 * invitation, and this browser's device cookie. @throws `bad_request` for an unusable token. */
export async function confirmReset(
	{ token, new_password }: ResetConfirm,
	address: string,
	now = new Date(),
): Promise<{ joined: boolean; deviceCookie: string }> {
	// Before hashing the password, so that guesses cost no CPU.
	const reset = await findUsableReset(token, now)
	if (!reset) throw new AppError("bad_request", resetWords.tokenInvalid)
	const { userId, email, tenantId } = reset
	const joined = Boolean(reset.invitedTo)
	const passwordHash = await hashPassword(new_password)
	await transaction(async (tx) => {
		// The account's row first, as when removing an account; the other order would deadlock with it.
		const account = await tx.user.updateMany({ where: { id: userId, isActive: true }, data: { passwordHash } })
		const { count } = await tx.passwordReset.updateMany({
			where: { id: reset.id, usedAt: null, expiresAt: { gt: now } },
			data: { usedAt: now },
		})
		if (account.count !== 1 || count !== 1) throw new AppError("bad_request", resetWords.tokenInvalid)
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
	return { joined, deviceCookie: deviceCookie({ email, passwordHash }, { by: "reset" }) }
}
