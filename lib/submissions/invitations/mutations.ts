import { randomUUID } from "node:crypto"
import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, db, transaction } from "@/lib/db/client"
import { sharePeople } from "@/lib/db/people-lock"
import { AppError, invalid, notFound } from "@/lib/errors"
import { hasMailbox, MAIL_TENANT } from "@/lib/mail/mailbox-of"
import { dropQueued } from "@/lib/mail/mutations"
import { lockTenant } from "@/lib/tenants/lock-tenant"
import { type AccessScope, type TenantScope, withinScope } from "@/lib/tenants/scope"
import type { CheckedPeople, InvitedPeople } from "./answers"
import { PER_HOUR_DEFAULT } from "./limits"
import { planInvitations } from "./plan-invitations"
import { findPace, hashOf, INVITATION, type InvitationRow } from "./queries"
import type { InviteCheck, NewInvitations } from "./schema"
import { invitationToken } from "./tokens"
import { invitationSentences } from "./words"

/** A day's mails at the fastest pace. */
const WAITING_MAX = 12_000

export async function checkPeople(scope: TenantScope, request: InviteCheck, now = new Date()): Promise<CheckedPeople> {
	const { people, skipped } = await planInvitations(db(), scope, request, now)
	return { count: people.length, skipped }
}

/** @throws `conflict` without a mailbox of its own, or while too many wait; `invalid` if no one is left to
 * invite, and for a language that the business does not offer. */
export function invitePeople(
	scope: TenantScope,
	actor: Actor,
	{ subject, text, language, reminder_days: reminderDays, ...request }: NewInvitations,
	now = new Date(),
): Promise<InvitedPeople> {
	const { tenantId } = scope
	return transaction(async (tx) => {
		await sharePeople(tx, tenantId)
		await lockTenant(tx, tenantId)
		const tenant = await tx.tenant.findUniqueOrThrow({
			where: { id: tenantId },
			select: { ...MAIL_TENANT, languages: true, visitorLanguage: true },
		})
		if (!hasMailbox(tenant)) throw new AppError("conflict", invitationSentences.mailboxNeeded)
		// Where the visitor's language chooses nothing, the link would open the page in the business's own.
		const offered = tenant.visitorLanguage ? tenant.languages : tenant.languages.slice(0, 1)
		if (language !== undefined && !offered.includes(language))
			throw invalid("language", invitationSentences.languageNotOffered)
		const { people, skipped } = await planInvitations(tx, scope, request, now)
		if (people.length === 0) throw invalid("people", invitationSentences.noOneToInvite)
		const waiting = await tx.invitation.count({ where: { tenantId, nextSendAt: { lte: now }, mailsQueued: 0 } })
		if (waiting + people.length > WAITING_MAX) throw new AppError("conflict", invitationSentences.tooManyWaiting)
		const batch = await tx.invitationBatch.create({
			data: { tenantId, subject, text, language, reminderDays, createdAt: now },
			select: { id: true },
		})
		await tx.invitation.createMany({
			data: people.map((person, index) => {
				const id = randomUUID()
				const tokenHash = hashOf(invitationToken(id))
				// A millisecond apart, so that the list keeps the order of the lines and the first line is mailed first.
				const createdAt = new Date(now.getTime() - index)
				const nextSendAt = new Date(now.getTime() - people.length + index)
				return { ...person, id, tenantId, batchId: batch.id, tokenHash, createdAt, nextSendAt }
			}),
		})
		await tx.invitationPace.upsert({
			where: { tenantId },
			create: { tenantId, perHour: PER_HOUR_DEFAULT, nextSendAt: now },
			update: {},
		})
		const after = { people: people.length, reminder_days: reminderDays }
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "invitations.created",
			targetId: batch.id,
			after,
		})
		return { invited: people.length, skipped }
	})
}

/** Mails an hour, from the next mail on. */
export function changePace(scope: TenantScope, actor: Actor, perHour: number, now = new Date()): Promise<void> {
	const { tenantId } = scope
	return transaction(async (tx) => {
		const before = { per_hour: await findPace(scope) }
		await tx.invitationPace.upsert({
			where: { tenantId },
			create: { tenantId, perHour, nextSendAt: now },
			// A mail that waits for the old, slower pace need not.
			update: { perHour, nextSendAt: now },
		})
		const after = { per_hour: perHour }
		await recordChange(tx, actor, { tenantId, action: "invitation_pace.changed", targetId: tenantId, before, after })
	})
}

async function lock(tx: Db, scope: AccessScope, id: string): Promise<InvitationRow> {
	const where = { id, ...withinScope(scope) }
	const found = await tx.invitation.findFirst({ where, select: { tenantId: true } })
	if (found) await sharePeople(tx, found.tenantId)
	const own = await tx.invitation.updateMany({ where, data: { mailsQueued: { increment: 0 } } })
	if (own.count !== 1) throw notFound(invitationSentences.notFound)
	return tx.invitation.findUniqueOrThrow({ where: { id }, select: INVITATION })
}

const queuedMail = ({ deliveryId }: { deliveryId: string | null }) => (deliveryId ? [deliveryId] : [])

/** No more mail is sent. An invitation that has already ended is left as it is. @throws `not_found`. */
export function cancelInvitation(
	scope: AccessScope,
	actor: Actor,
	id: string,
	now = new Date(),
): Promise<InvitationRow> {
	return transaction(async (tx) => {
		const before = await lock(tx, scope, id)
		if (before.canceledAt || before.submittedAt || before.unsubscribedAt) return before
		await dropQueued(tx, queuedMail(before))
		const row = await tx.invitation.update({
			where: { id },
			data: { canceledAt: now, nextSendAt: null },
			select: INVITATION,
		})
		const after = { email: before.email }
		await recordChange(tx, actor, { tenantId: before.tenantId, action: "invitation.canceled", targetId: id, after })
		return row
	})
}

/** @throws `not_found`. Its link opens the page as for anyone else from then on. */
export function deleteInvitation(scope: AccessScope, actor: Actor, id: string): Promise<void> {
	return transaction(async (tx) => {
		const before = await lock(tx, scope, id)
		await dropQueued(tx, queuedMail(before))
		await tx.invitation.delete({ where: { id } })
		await recordChange(tx, actor, {
			tenantId: before.tenantId,
			action: "invitation.deleted",
			targetId: id,
			before: { email: before.email },
		})
	})
}
