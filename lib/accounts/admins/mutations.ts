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
import { secondFactorRefusals } from "../second-factor/words"
import { type AdminRow, findAdmin } from "./queries"
import { adminRefusals } from "./words"

/** Per tenant. The list has no second page. */
export const MAX_ADMINS = 100

export interface Invitation {
	tenant: { id: string; slug: string; name: string } | null
	invitedBy: string
}

interface LockedAdmin {
	id: string
	canSignIn: boolean
	tenantRole: TenantRole | null
}

/** Without an owner who can sign in, no one could manage the business's team. */
function isLastOwner(admins: readonly LockedAdmin[], { id, canSignIn, tenantRole }: LockedAdmin): boolean {
	if (!canSignIn || tenantRole !== "owner") return false
	return !admins.some((admin) => admin.id !== id && admin.canSignIn && admin.tenantRole === "owner")
}

/** Keeps the count true: of two admins who remove each other, one comes second. */
async function lockAdmins(tx: Db, tenantId: string | null): Promise<LockedAdmin[]> {
	return tx.$queryRaw`
		SELECT id, is_active AND password_hash IS NOT NULL AS "canSignIn", tenant_role AS "tenantRole" FROM users
		WHERE tenant_id = ${tenantId}::uuid OR (${tenantId}::uuid IS NULL AND tenant_id IS NULL)
		ORDER BY id FOR UPDATE`
}

/** An address with an account elsewhere is stored as one that no account has. @throws `conflict` if the address is on this team. */
async function placeOf(tx: Db, tenantId: string, email: string) {
	const holder = await tx.user.findUnique({ where: { email }, select: { tenantId: true } })
	if (!holder) return { email, invitedEmail: null }
	if (holder.tenantId === tenantId) throw new AppError("conflict", adminRefusals.alreadyOnTeam)
	return { email: `${randomUUID()}@invited.invalid`, invitedEmail: email }
}

/** @param isTaken the address has another account: the mail says so, and its link reaches no one. */
async function sendInvitation(tx: Db, user: AdminRow, isTaken: boolean, { tenant, invitedBy }: Invitation) {
	const token = await issueLink(tx, user.id, INVITATION_LIFETIME_MS)
	const invited = { email: user.email, tenant }
	await queueMail(tx, isTaken ? declinedInvitationMail(invited, invitedBy) : invitationMail(invited, token, invitedBy))
}

/** An address with an account elsewhere gets the same answer, and a mail that says so. @throws `conflict` at MAX_ADMINS
 * and for the team's own addresses; Prisma's P2002 if the address got an account meanwhile. */
export async function inviteAdmin(
	tx: Db,
	invitation: Invitation,
	{ email, tenantRole }: { email: string; tenantRole: TenantRole | null },
): Promise<AdminRow> {
	const tenantId = invitation.tenant?.id ?? null
	const isFull = tenantId !== null && (await tx.user.count({ where: { tenantId } })) >= MAX_ADMINS
	if (isFull) throw new AppError("conflict", adminRefusals.tooManyAdmins)
	const place = tenantId === null ? { email, invitedEmail: null } : await placeOf(tx, tenantId, email)
	const { id, createdAt } = await tx.user.create({
		data: { ...place, passwordHash: null, role: tenantId ? "tenant_admin" : "platform_admin", tenantRole, tenantId },
		select: { id: true, createdAt: true },
	})
	await applyRequirement(tx, { userId: id }, createdAt)
	await sendInvitation(tx, await findAdmin(tx, tenantId, id), place.invitedEmail !== null, invitation)
	return findAdmin(tx, tenantId, id)
}

/** Voids the older link. @throws `not_found`; `conflict` if the admin has a password. */
export async function inviteAdminAgain(tx: Db, invitation: Invitation, id: string): Promise<AdminRow> {
	const tenantId = invitation.tenant?.id ?? null
	// Locks the account: someone who accepts the older link either finishes first or finds it void.
	await tx.user.updateMany({ where: { id, tenantId }, data: { updatedAt: new Date() } })
	const user = await findAdmin(tx, tenantId, id)
	if (!user.isInvited) throw new AppError("conflict", adminRefusals.hasJoined)
	const holder = await tx.user.findUnique({ where: { email: user.email }, select: { id: true } })
	if (!holder) await tx.user.update({ where: { id }, data: { email: user.email, invitedEmail: null } })
	await sendInvitation(tx, user, Boolean(holder && holder.id !== id), invitation)
	return findAdmin(tx, tenantId, id)
}

/** @throws `not_found`; `conflict` for the caller's own account and the last one, or last owner, that can sign in. */
export async function removeAdmin(tx: Db, tenantId: string | null, id: string, removedBy: string): Promise<AdminRow> {
	const admins = await lockAdmins(tx, tenantId)
	const target = admins.find((admin) => admin.id === id)
	if (!target) throw notFound(adminRefusals.notFound)
	if (id === removedBy) throw new AppError("conflict", adminRefusals.cannotRemoveOneself)
	const othersStay = admins.some((admin) => admin.id !== id && admin.canSignIn)
	if (target.canSignIn && !othersStay) throw new AppError("conflict", adminRefusals.lastAdmin)
	if (isLastOwner(admins, target)) throw new AppError("conflict", adminRefusals.lastOwner)
	const user = await findAdmin(tx, tenantId, id)
	await tx.user.delete({ where: { id } })
	return user
}

/** Counts from the admin's next request. @throws `not_found`; `conflict` for the last owner who can sign in. */
export async function changeRole(tx: Db, tenantId: string, id: string, tenantRole: TenantRole) {
	const admins = await lockAdmins(tx, tenantId)
	const target = admins.find((admin) => admin.id === id)
	if (!target) throw notFound(adminRefusals.notFound)
	if (tenantRole !== "owner" && isLastOwner(admins, target)) throw new AppError("conflict", adminRefusals.lastOwner)
	const before = await findAdmin(tx, tenantId, id)
	await tx.user.update({ where: { id }, data: { tenantRole } })
	return { before, after: await findAdmin(tx, tenantId, id) }
}

/** Platform admins verify who asks. @throws `not_found`; `conflict` for one's own account or without a second step. */
export function resetTwoStepOf(actor: Actor, id: string): Promise<void> {
	return transaction(async (tx) => {
		if (id === actor.viewer.userId) throw new AppError("conflict", secondFactorRefusals.notOneOwn)
		const account = await lockAccount(tx, id)
		if (!account) throw notFound(adminRefusals.notFound)
		if (!account.secondFactorAt) throw new AppError("conflict", secondFactorRefusals.factorIsOff)
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
