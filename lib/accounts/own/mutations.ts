import { type Db, db, transaction } from "@/lib/db/client"
import { invalid, notFound } from "@/lib/errors"
import type { Actor } from "../actor"
import { countLogin } from "../login-limit"
import { createSession, deleteSessionsOfUser } from "../mutations"
import { hashPassword, passwordMatches } from "../password"
import { recordChange } from "../record-change"
import { type SignedIn, signedInWith } from "../signed-in"
import type { PasswordChange } from "./schema"
import { ownAccountRefusals } from "./words"

function record(tx: Db, actor: Actor, action: `user.${string}ed`, targetId = actor.viewer.userId) {
	return recordChange(tx, actor, {
		tenantId: actor.viewer.tenant?.id ?? null,
		action,
		targetId,
	})
}

const wrongPassword = () => invalid("current_password", ownAccountRefusals.currentPasswordWrong)

/** Attempts count as logins, so that an open session is no second way to guess the password. @throws `invalid` for a
 * wrong current password (`unauthenticated` would sign the screen out); `rate_limited`. */
export async function changeOwnPassword(
	{ viewer, address, userAgent, cookies }: Actor & { userAgent: string; cookies: string | null },
	{ current_password, new_password }: PasswordChange,
): Promise<SignedIn> {
	const { userId, email, role } = viewer
	const user = await db().user.findUnique({ where: { id: userId }, select: { passwordHash: true } })
	const known = user?.passwordHash ?? null
	const giveLoginBack = await countLogin({ email, passwordHash: known }, cookies)
	if (!(await passwordMatches(known, current_password)) || !known) throw wrongPassword()
	await giveLoginBack()
	const passwordHash = await hashPassword(new_password)
	const sessionId = await transaction(async (tx) => {
		// Only if the password is still the checked one: the second of two simultaneous changes fails.
		const { count } = await tx.user.updateMany({
			where: { id: userId, passwordHash: known, isActive: true },
			data: { passwordHash },
		})
		if (count !== 1) throw wrongPassword()
		await tx.passwordReset.deleteMany({ where: { userId } })
		await deleteSessionsOfUser(tx, userId)
		await record(tx, { viewer, address }, "user.password_changed")
		// The session has shown the second step, or just the password.
		const { secondFactorAt } = viewer
		const confirmedAt = secondFactorAt ? viewer.confirmedAt : new Date()
		return createSession({ userId, role, passwordHash, secondFactorAt, confirmedAt, address, userAgent }, { tx })
	})
	if (!sessionId) throw wrongPassword()
	return signedInWith(sessionId, { ...viewer, id: userId, passwordHash })
}

export function endAllOwnSessions(actor: Actor): Promise<void> {
	return transaction(async (tx) => {
		await deleteSessionsOfUser(tx, actor.viewer.userId)
		await record(tx, actor, "user.sessions_ended")
	})
}

/** @throws `not_found`, also for another account's session. */
export function endOwnSession(actor: Actor, id: string): Promise<void> {
	return transaction(async (tx) => {
		const { count } = await tx.session.deleteMany({ where: { id, userId: actor.viewer.userId } })
		if (count !== 1) throw notFound(ownAccountRefusals.sessionNotFound)
		await record(tx, actor, "user.session_ended", id)
	})
}
