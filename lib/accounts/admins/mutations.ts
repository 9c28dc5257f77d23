import { randomUUID } from "node:crypto"
import { type Db, transaction } from "@/lib/db/client"
import { AppError, notFound } from "@/lib/errors"
import { queueMail } from "@/lib/mail/queue-mail"
import type { Actor } from "../actor"
import { deleteSessionsOfUser } from "../mutations"
import { recordChange } from "../record-change"
import { declinedInvitationMail, invitationMail } from "../reset/invitation-mail"
import { issueLink } from "../reset/mutations"
import { INVITATION_LIFETIME_MS } from "../reset/schema"
import type { TenantRole } from "../roles"
import { deleteFactor } from "../second-factor/account-mutations"
import { lockAccount } from "../second-factor/queries"
import { applyRequirement } from "../second-factor/requirement-mutations"
import { secondFactorMail } from "../second-factor/second-factor-mail"
import { FACTOR_IS_OFF, NOT_ONE_OWN } from "../second-factor/texts"
import { type AdminRow, findAdmin } from "./queries"
import {
	ADMIN_HAS_JOINED,
	ADMIN_NOT_FOUND,
	ALREADY_ON_TEAM,
	CANNOT_REMOVE_ONESELF,
	LAST_ADMIN,
	LAST_OWNER,
	TOO_MANY_ADMINS,
} from "./texts"

/** Per tenant. The list of admins has no second page. */
export const MAX_ADMINS = 100

export interface Invitation {
	/** Null for the platform. */
	tenant: { id: string; slug: string; name: string } | null
	/** The inviting admin's address, shown in the mail. */
	invitedBy: string
}

interface LockedAdmin {
	id: string
	canSignIn: boolean
	tenantRole: TenantRole | null
}

/** Whether this admin is the only owner who can sign in. Without one, no one could manage the business's team. */
function isLastOwner(admins: readonly LockedAdmin[], { id, canSignIn, tenantRole }: LockedAdmin): boolean {
	if (!canSignIn || tenantRole !== "owner") return false
	return !admins.some((admin) => admin.id !== id && admin.canSignIn && admin.tenantRole === "owner")
}

/**
 * Locks the accounts of a tenant, or the platform's, for the rest of the transaction, so that the count stays true. If two admins remove each
 * other at the same moment, one of them comes second.
 */
async function lockAdmins(tx: Db, tenantId: string | null): Promise<LockedAdmin[]> {
	return tx.$queryRaw`
		SELECT id, is_active AND password_hash IS NOT NULL AS "canSignIn", tenant_role AS "tenantRole" FROM users
		WHERE tenant_id = ${tenantId}::uuid OR (${tenantId}::uuid IS NULL AND tenant_id IS NULL)
		ORDER BY id FOR UPDATE`
}

/**
 * What is stored of an address. If it has an account of another business or of the platform, the new account gets an
 * address of nobody, so that no one can enter it.
 * @throws `conflict` if the address is on this team.
 */
async function placeOf(tx: Db, tenantId: string, email: string) {
	const holder = await tx.user.findUnique({ where: { email }, select: { tenantId: true } })
	if (!holder) return { email, invitedEmail: null }
	if (holder.tenantId === tenantId) throw new AppError("conflict", ALREADY_ON_TEAM)
	return { email: `${randomUUID()}@invited.invalid`, invitedEmail: email }
}

/** @param isTaken whether the address has another account: then the mail says so, and the link reaches no one. */
async function sendInvitation(tx: Db, user: AdminRow, isTaken: boolean, { tenant, invitedBy }: Invitation) {
	const token = await issueLink(tx, user.id, INVITATION_LIFETIME_MS)
	const invited = { email: user.email, tenant }
	await queueMail(tx, isTaken ? declinedInvitationMail(invited, invitedBy) : invitationMail(invited, token, invitedBy))
}

/**
 * Creates an account without a password and queues the mail that asks for one. An address that has an account of another
 * business gets a mail that says so; the answer is the same.
 * @throws `conflict` at a tenant's MAX_ADMINS and for an address of its own team; Prisma's P2002 on users.email if the
 * address got an account meanwhile, or is to manage the platform and has one.
 */
export async function inviteAdmin(
	tx: Db,
	invitation: Invitation,
	{ email, tenantRole }: { email: string; tenantRole: TenantRole | null },
): Promise<AdminRow> {
	const tenantId = invitation.tenant?.id ?? null
	// The platform's own admins alone can invite more of theirs.
	const isFull = tenantId !== null && (await tx.user.count({ where: { tenantId } })) >= MAX_ADMINS
	if (isFull) throw new AppError("conflict", TOO_MANY_ADMINS)
	const place = tenantId === null ? { email, invitedEmail: null } : await placeOf(tx, tenantId, email)
	const { id, createdAt } = await tx.user.create({
		data: { ...place, passwordHash: null, role: tenantId ? "tenant_admin" : "platform_admin", tenantRole, tenantId },
		select: { id: true, createdAt: true },
	})
	await applyRequirement(tx, { userId: id }, createdAt)
	await sendInvitation(tx, await findAdmin(tx, tenantId, id), place.invitedEmail !== null, invitation)
	return findAdmin(tx, tenantId, id)
}

/**
 * Sends a new link, which voids the older one. An address whose other account is gone by now can join.
 * @throws `not_found`; `conflict` if the admin has already chosen a password.
 */
export async function inviteAdminAgain(tx: Db, invitation: Invitation, id: string): Promise<AdminRow> {
	const tenantId = invitation.tenant?.id ?? null
	// Locks the account: someone accepting the older link either finishes first or finds it void.
	await tx.user.updateMany({ where: { id, tenantId }, data: { updatedAt: new Date() } })
	const user = await findAdmin(tx, tenantId, id)
	if (!user.isInvited) throw new AppError("conflict", ADMIN_HAS_JOINED)
	const holder = await tx.user.findUnique({ where: { email: user.email }, select: { id: true } })
	if (!holder) await tx.user.update({ where: { id }, data: { email: user.email, invitedEmail: null } })
	await sendInvitation(tx, user, Boolean(holder && holder.id !== id), invitation)
	return findAdmin(tx, tenantId, id)
}

/**
 * Removes the account with its sessions and links.
 * @returns the removed account.
 * @throws `not_found`; `conflict` for the caller's own account, for the last one that can sign in, and for the last owner
 * who can.
 */
export async function removeAdmin(tx: Db, tenantId: string | null, id: string, removedBy: string): Promise<AdminRow> {
	const admins = await lockAdmins(tx, tenantId)
	const target = admins.find((admin) => admin.id === id)
	if (!target) throw notFound(ADMIN_NOT_FOUND)
	if (id === removedBy) throw new AppError("conflict", CANNOT_REMOVE_ONESELF)
	const othersStay = admins.some((admin) => admin.id !== id && admin.canSignIn)
	if (target.canSignIn && !othersStay) throw new AppError("conflict", LAST_ADMIN)
	if (isLastOwner(admins, target)) throw new AppError("conflict", LAST_OWNER)
	const user = await findAdmin(tx, tenantId, id)
	await tx.user.delete({ where: { id } })
	return user
}

/**
 * Gives an admin another role, which counts from their next request.
 * @returns the account before and after.
 * @throws `not_found`; `conflict` for the last owner who can sign in.
 */
export async function changeRole(tx: Db, tenantId: string, id: string, tenantRole: TenantRole) {
	const admins = await lockAdmins(tx, tenantId)
	const target = admins.find((admin) => admin.id === id)
	if (!target) throw notFound(ADMIN_NOT_FOUND)
	if (tenantRole !== "owner" && isLastOwner(admins, target)) throw new AppError("conflict", LAST_OWNER)
	const before = await findAdmin(tx, tenantId, id)
	await tx.user.update({ where: { id }, data: { tenantRole } })
	return { before, after: await findAdmin(tx, tenantId, id) }
}

/**
 * For an admin who has lost their phone and their codes: turns the second step off and ends every session. For platform
 * admins alone, who have made sure who asks.
 * @throws `not_found`; `conflict` for an account without one and for the caller's own.
 */
export function resetTwoStepOf(actor: Actor, id: string): Promise<void> {
	return transaction(async (tx) => {
		if (id === actor.viewer.userId) throw new AppError("conflict", NOT_ONE_OWN)
		const account = await lockAccount(tx, id)
		if (!account) throw notFound(ADMIN_NOT_FOUND)
		if (!account.secondFactorAt) throw new AppError("conflict", FACTOR_IS_OFF)
		await deleteFactor(tx, id)
		await deleteSessionsOfUser(tx, id)
		await recordChange(tx, actor, {
			tenantId: account.tenant?.id ?? null,
			action: "user.second_factor_removed",
			targetId: id,
			before: { email: account.email },
		})
		await queueMail(tx, secondFactorMail(account, { what: "reset" }, `by ${actor.viewer.email}`))
	})
}
