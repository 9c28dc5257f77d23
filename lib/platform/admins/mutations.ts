import type { Actor } from "@/lib/accounts/actor"
import { inviteAdmin, inviteAdminAgain, removeAdmin } from "@/lib/accounts/admins/mutations"
import { mailOwners } from "@/lib/accounts/admins/notice-mutations"
import type { AdminRow } from "@/lib/accounts/admins/queries"
import { adminRefusals } from "@/lib/accounts/admins/words"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import { isUniqueViolation } from "@/lib/db/unique-violation"
import { AppError } from "@/lib/errors"
import { consume } from "@/lib/limits/consume"

function record(tx: Db, actor: Actor, { id, email }: AdminRow, what: "invited" | "removed") {
	return recordChange(tx, actor, {
		tenantId: null,
		action: `user.${what}`,
		targetId: id,
		...(what === "removed" ? { before: { email } } : { after: { email } }),
	})
}

const invitationBy = ({ viewer }: Actor) => ({ tenant: null, invitedBy: viewer.email })

/** @throws `conflict` if the address has any account; `rate_limited`. */
export async function inviteToPlatform(actor: Actor, email: string): Promise<AdminRow> {
	await consume("INVITE_TENANT", "platform")
	try {
		return await transaction(async (tx) => {
			const admin = await inviteAdmin(tx, invitationBy(actor), { email, tenantRole: null })
			await record(tx, actor, admin, "invited")
			await mailOwners(tx, null, actor, { what: "owner_invited", email })
			return admin
		})
	} catch (error) {
		if (isUniqueViolation(error, "email")) throw new AppError("conflict", adminRefusals.emailHasAccount)
		throw error
	}
}

/** @throws `not_found`; `conflict` once the invitation is accepted; `rate_limited`. */
export async function inviteToPlatformAgain(actor: Actor, id: string): Promise<AdminRow> {
	await consume("INVITE_TENANT", "platform")
	await consume("INVITE_ACCOUNT", `platform/${id}`)
	return transaction(async (tx) => {
		const admin = await inviteAdminAgain(tx, invitationBy(actor), id)
		await record(tx, actor, admin, "invited")
		return admin
	})
}

/** The caller takes over the account's API keys. @throws `not_found`; `conflict` for the caller's account and the last
 * one that can sign in. */
export function removeFromPlatform(actor: Actor, id: string): Promise<void> {
	return transaction(async (tx) => {
		// Businesses' programs must keep running.
		await tx.apiKey.updateMany({ where: { makerId: id }, data: { makerId: actor.viewer.userId } })
		const admin = await removeAdmin(tx, null, id, actor.viewer.userId)
		await record(tx, actor, admin, "removed")
		const { email, isInvited } = admin
		await mailOwners(tx, null, actor, { what: "removed", email, ended: [] }, isInvited ? [] : [email])
	})
}
