import type { Db } from "@/lib/db/client"
import { AppError, notFound } from "@/lib/errors"
import { queueMail } from "@/lib/mail/queue-mail"
import { invitationMail } from "../reset/invitation-mail"
import { issueLink } from "../reset/mutations"
import { INVITATION_LIFETIME_MS } from "../reset/schema"
import { type AdminRow, findAdmin } from "./queries"
import { ADMIN_HAS_JOINED, ADMIN_NOT_FOUND, CANNOT_REMOVE_ONESELF, LAST_ADMIN, TOO_MANY_ADMINS } from "./texts"

/** The list of them is not paged. */
export const MAX_ADMINS = 100

export interface Invitation {
	tenant: { id: string; slug: string; name: string }
	/** Address of whoever invites; it stands in the mail. */
	invitedBy: string
}

/**
 * Locks the tenant's accounts for the rest of the transaction, so that what is counted stays so: of two admins that remove
 * each other at once, one comes second.
 */
async function lockAdmins(tx: Db, tenantId: string): Promise<{ id: string; canSignIn: boolean }[]> {
	return tx.$queryRaw`
		SELECT id, is_active AND password_hash IS NOT NULL AS "canSignIn" FROM users
		WHERE tenant_id = ${tenantId}::uuid ORDER BY id FOR UPDATE`
}

async function sendInvitation(tx: Db, user: { id: string; email: string }, { tenant, invitedBy }: Invitation) {
	const token = await issueLink(tx, user.id, INVITATION_LIFETIME_MS)
	await queueMail(tx, invitationMail({ email: user.email, tenant }, token, invitedBy))
}

/** An account without a password, and the mail to choose one. A taken address surfaces as Prisma's P2002 on users.email. */
export async function inviteAdmin(tx: Db, invitation: Invitation, email: string): Promise<AdminRow> {
	const tenantId = invitation.tenant.id
	if ((await tx.user.count({ where: { tenantId } })) >= MAX_ADMINS) throw new AppError("conflict", TOO_MANY_ADMINS)
	const user = await tx.user.create({
		data: { email, passwordHash: null, role: "tenant_admin", tenantId },
		select: { id: true, email: true },
	})
	await sendInvitation(tx, user, invitation)
	return findAdmin(tx, tenantId, user.id)
}

/** A new link, which voids the older one. @throws `not_found`; `conflict` where a password was chosen already. */
export async function inviteAdminAgain(tx: Db, invitation: Invitation, id: string): Promise<AdminRow> {
	const tenantId = invitation.tenant.id
	// Locks the account, so that accepting the older link comes before this or finds it void.
	await tx.user.updateMany({ where: { id, tenantId }, data: { updatedAt: new Date() } })
	const user = await findAdmin(tx, tenantId, id)
	if (!user.isInvited) throw new AppError("conflict", ADMIN_HAS_JOINED)
	await sendInvitation(tx, user, invitation)
	return findAdmin(tx, tenantId, id)
}

/**
 * The account with its sessions and links. @returns who it was.
 * @throws `not_found`; `conflict` for oneself, and for the last one who can sign in.
 */
export async function removeAdmin(tx: Db, tenantId: string, id: string, removedBy: string): Promise<AdminRow> {
	const admins = await lockAdmins(tx, tenantId)
	const target = admins.find((admin) => admin.id === id)
	if (!target) throw notFound(ADMIN_NOT_FOUND)
	if (id === removedBy) throw new AppError("conflict", CANNOT_REMOVE_ONESELF)
	const othersStay = admins.some((admin) => admin.id !== id && admin.canSignIn)
	if (target.canSignIn && !othersStay) throw new AppError("conflict", LAST_ADMIN)
	const user = await findAdmin(tx, tenantId, id)
	await tx.user.delete({ where: { id } })
	return user
}
