import { randomToken, sha256Hex } from "@/lib/crypto/random-token"
import { transaction } from "@/lib/db/client"
import { AppError } from "@/lib/errors"
import { enqueue } from "@/lib/jobs/queue"
import { consume } from "@/lib/limits/consume"
import { queueMail } from "@/lib/mail/queue-mail"
import { deleteSessionsOfUser } from "../mutations"
import { hashPassword } from "../password"
import { findUsableReset } from "./queries"
import { resetMail } from "./reset-mail"
import { RESET_LIFETIME_MS, type ResetConfirm } from "./schema"
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

/** The job behind requestReset: a new link, which voids every older one of the account. */
export async function issueReset(email: string, now = new Date()): Promise<void> {
	await transaction(async (tx) => {
		// Locks the account's row: of two requests at once, the later one voids the other's link as well.
		const { count } = await tx.user.updateMany({ where: { email, isActive: true }, data: { updatedAt: now } })
		if (count === 0) return
		const user = await tx.user.findUniqueOrThrow({
			where: { email },
			select: { id: true, email: true, tenant: { select: { slug: true, name: true } } },
		})
		const token = randomToken()
		await tx.passwordReset.deleteMany({ where: { userId: user.id } })
		await tx.passwordReset.create({
			data: {
				userId: user.id,
				tokenHash: sha256Hex(token),
				expiresAt: new Date(now.getTime() + RESET_LIFETIME_MS),
			},
		})
		await queueMail(tx, resetMail(user, token))
	})
}

/**
 * Sets the new password and signs out everywhere. Of many confirmations of one token exactly one succeeds: the token is
 * used up by a single conditional statement.
 * @throws `bad_request` for a token that is unknown, used or expired.
 */
export async function confirmReset({ token, new_password }: ResetConfirm, now = new Date()): Promise<void> {
	// Looked up before the password is hashed, so that guessing costs us nothing.
	const reset = await findUsableReset(token, now)
	if (!reset) throw new AppError("bad_request", RESET_TOKEN_INVALID)
	const passwordHash = await hashPassword(new_password)
	await transaction(async (tx) => {
		const { count } = await tx.passwordReset.updateMany({
			where: { id: reset.id, usedAt: null, expiresAt: { gt: now } },
			data: { usedAt: now },
		})
		if (count !== 1) throw new AppError("bad_request", RESET_TOKEN_INVALID)
		await tx.user.update({ where: { id: reset.userId }, data: { passwordHash } })
		await tx.passwordReset.deleteMany({ where: { userId: reset.userId, usedAt: null } })
		await deleteSessionsOfUser(tx, reset.userId)
	})
}
