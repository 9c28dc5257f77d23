import type { Actor } from "@/lib/accounts/actor"
import {
	changeRole,
	type Invitation,
	inviteAdmin,
	inviteAdminAgain,
	removeAdmin,
} from "@/lib/accounts/admins/mutations"
import { mailOwners } from "@/lib/accounts/admins/notice-mutations"
import type { AdminRow } from "@/lib/accounts/admins/queries"
import { adminRefusals } from "@/lib/accounts/admins/words"
import { recordChange } from "@/lib/accounts/record-change"
import { applyRequirement } from "@/lib/accounts/second-factor/requirement-mutations"
import { type Db, transaction } from "@/lib/db/client"
import { isUniqueViolation } from "@/lib/db/unique-violation"
import { AppError } from "@/lib/errors"
import { consume } from "@/lib/limits/consume"
import { settleKeysOf } from "../api-keys/handover-mutations"
import { lockTenant } from "../lock-tenant"
import type { TenantScope } from "../scope"
import type { InviteRequest, RoleChange } from "./schema"

function invitationTo(tx: Db, { tenantId: id }: TenantScope, { viewer }: Actor): Promise<Invitation> {
	return tx.tenant
		.findUniqueOrThrow({ where: { id }, select: { id: true, slug: true, name: true } })
		.then((tenant) => ({ tenant, invitedBy: viewer.email }))
}

function record(tx: Db, scope: TenantScope, actor: Actor, user: AdminRow, what: "invited" | "removed") {
	const described = { email: user.email, tenant_role: user.tenantRole }
	return recordChange(tx, actor, {
		tenantId: scope.tenantId,
		action: `user.${what}`,
		targetId: user.id,
		...(what === "removed" ? { before: described } : { after: described }),
	})
}

/** Retries if the address got an account meanwhile: the second attempt sees whose it is. */
async function seeingAccounts<T>(attempt: () => Promise<T>): Promise<T> {
	try {
		return await attempt()
	} catch (error) {
		if (isUniqueViolation(error, "invited_email")) throw new AppError("conflict", adminRefusals.alreadyOnTeam)
		if (isUniqueViolation(error, "email")) return attempt()
		throw error
	}
}

/** Answers alike for an address with an account elsewhere. @throws `conflict` if it is on the team; `rate_limited`. */
export async function inviteToTeam(
	scope: TenantScope,
	actor: Actor,
	{ email, tenant_role: tenantRole }: InviteRequest,
): Promise<AdminRow> {
	await consume("INVITE_TENANT", scope.tenantId)
	return seeingAccounts(() =>
		transaction(async (tx) => {
			const user = await inviteAdmin(tx, await invitationTo(tx, scope, actor), { email, tenantRole })
			await record(tx, scope, actor, user, "invited")
			if (tenantRole === "owner") await mailOwners(tx, scope.tenantId, actor, { what: "owner_invited", email })
			return user
		}),
	)
}

/** @throws `not_found`; `conflict` once the invitation is accepted; `rate_limited`. */
export async function inviteToTeamAgain(scope: TenantScope, actor: Actor, id: string): Promise<AdminRow> {
	await consume("INVITE_TENANT", scope.tenantId)
	await consume("INVITE_ACCOUNT", `${scope.tenantId}/${id}`)
	return seeingAccounts(() =>
		transaction(async (tx) => {
			const user = await inviteAdminAgain(tx, await invitationTo(tx, scope, actor), id)
			await record(tx, scope, actor, user, "invited")
			return user
		}),
	)
}

/** Keys that the caller does not take over end. @throws `not_found`; `conflict` for the caller's account and the last
 * owner who can sign in. */
export function removeFromTeam(
	{ tenantId, ...scope }: TenantScope,
	actor: Actor,
	id: string,
	takeOver: readonly string[],
): Promise<void> {
	return transaction(async (tx) => {
		await lockTenant(tx, tenantId)
		const ended = await settleKeysOf(tx, actor, { tenantId, makerId: id, takeOver })
		const user = await removeAdmin(tx, tenantId, id, actor.viewer.userId)
		await record(tx, { tenantId, ...scope }, actor, user, "removed")
		// An invited admin has nothing to lose yet.
		const { email, isInvited } = user
		await mailOwners(tx, tenantId, actor, { what: "removed", email, ended }, isInvited ? [] : [email])
	})
}

/** A former owner's keys end unless the caller takes them over. @throws `not_found`; `conflict` for the last owner. */
export function changeTeamRole(
	scope: TenantScope,
	actor: Actor,
	id: string,
	{ tenant_role: tenantRole, take_over_keys: takeOver }: RoleChange,
): Promise<AdminRow> {
	const { tenantId } = scope
	return transaction(async (tx) => {
		await lockTenant(tx, tenantId)
		const { before, after } = await changeRole(tx, tenantId, id, tenantRole)
		if (before.tenantRole === tenantRole) return after
		const ended = tenantRole === "owner" ? [] : await settleKeysOf(tx, actor, { tenantId, makerId: id, takeOver })
		await recordChange(tx, actor, {
			tenantId,
			action: "user.role_changed",
			targetId: id,
			before: { email: null, tenant_role: before.tenantRole },
			after: { email: after.email, tenant_role: tenantRole },
		})
		const { email, isInvited } = after
		const news = { what: "role_changed", email, from: before.tenantRole, to: tenantRole, ended } as const
		await mailOwners(tx, tenantId, actor, news, isInvited ? [] : [email])
		return after
	})
}

/** Takes effect a week later. */
export function requireTwoStepOfTeam(scope: TenantScope, actor: Actor, required: boolean): Promise<void> {
	const { tenantId } = scope
	return transaction(async (tx) => {
		const tenant = await lockTenant(tx, tenantId)
		if (!tenant || tenant.secondFactorRequired === required) return
		await tx.tenant.update({ where: { id: tenantId }, data: { secondFactorRequired: required } })
		await applyRequirement(tx, { tenantId })
		await recordChange(tx, actor, {
			tenantId,
			action: "tenant.two_step_changed",
			targetId: tenantId,
			before: { two_step_required: !required },
			after: { two_step_required: required },
		})
	})
}
