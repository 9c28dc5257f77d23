import { sha256Hex } from "@/lib/crypto/random-token"
import { type Db, db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { afterCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import type { Paging } from "@/lib/db/paging"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import type { InvitationTotals } from "./answers"
import { PER_HOUR_DEFAULT, TOTALS_OVER } from "./limits"
import { readUnsubscribeToken, type Unsubscriber } from "./tokens"
import { invitationSentences } from "./words"

export const INVITATION = {
	id: true,
	tenantId: true,
	name: true,
	email: true,
	createdAt: true,
	nextSendAt: true,
	mailsQueued: true,
	deliveryId: true,
	deliveredAt: true,
	openedAt: true,
	recordedAt: true,
	submittedAt: true,
	unsubscribedAt: true,
	canceledAt: true,
	delivery: { select: { status: true, sentAt: true, lastError: true } },
} as const satisfies Prisma.InvitationSelect
export type InvitationRow = Prisma.InvitationGetPayload<{ select: typeof INVITATION }>

export async function listInvitations({ tenantId }: TenantScope, { limit, cursor }: Paging) {
	const rows = await db().invitation.findMany({
		where: { tenantId, ...afterCursor(cursor) },
		orderBy: NEWEST_FIRST,
		take: limit + 1,
		select: INVITATION,
	})
	return paginate(rows, limit)
}

export async function countInvitations({ tenantId }: TenantScope): Promise<InvitationTotals> {
	const [totals] = await db().$queryRaw<InvitationTotals[]>`
		SELECT count(*)::int AS invited,
			count(*) FILTER (WHERE mails_queued = 0 AND next_send_at IS NOT NULL)::int AS waiting,
			count(*) FILTER (WHERE delivered_at IS NOT NULL OR d.sent_at IS NOT NULL)::int AS delivered,
			count(*) FILTER (WHERE opened_at IS NOT NULL)::int AS opened,
			count(*) FILTER (WHERE recorded_at IS NOT NULL)::int AS recorded,
			count(*) FILTER (WHERE submitted_at IS NOT NULL)::int AS submitted,
			count(*) FILTER (WHERE unsubscribed_at IS NOT NULL)::int AS unsubscribed,
			count(*) FILTER (WHERE d.status = 'failed')::int AS failed
		FROM (
			SELECT * FROM invitations WHERE tenant_id = ${tenantId}::uuid
			ORDER BY created_at DESC, id DESC LIMIT ${TOTALS_OVER}
		) i LEFT JOIN mail_deliveries d ON d.id = i.delivery_id`
	if (!totals) throw new Error("An aggregate without a row.")
	return totals
}

/** Mails an hour. */
export async function findPace({ tenantId }: TenantScope): Promise<number> {
	const row = await db().invitationPace.findUnique({ where: { tenantId }, select: { perHour: true } })
	return row?.perHour ?? PER_HOUR_DEFAULT
}

export async function invitedSince(tx: Db, tenantId: string, emails: string[], since: Date): Promise<Set<string>> {
	const rows = await tx.$queryRaw<{ email: string }[]>`
		SELECT DISTINCT i.email FROM invitations i LEFT JOIN mail_deliveries d ON d.id = i.delivery_id
		WHERE i.tenant_id = ${tenantId}::uuid AND i.email = ANY(${emails}::text[]) AND i.created_at > ${since}::timestamptz
			AND (i.delivered_at IS NOT NULL OR i.next_send_at IS NOT NULL OR d.status IN ('queued', 'sent'))`
	return new Set(rows.map(({ email }) => email))
}

export async function unsubscribedAmong(tx: Db, tenantId: string, fingerprints: string[]): Promise<Set<string>> {
	const rows = await tx.unsubscribe.findMany({
		where: { tenantId, emailFingerprint: { in: fingerprints } },
		select: { emailFingerprint: true },
	})
	return new Set(rows.map(({ emailFingerprint }) => emailFingerprint))
}

/** @throws `not_found` for a token that unsubscribeToken() did not make. */
export function unsubscriberOf(token: string): Unsubscriber {
	const person = readUnsubscribeToken(token)
	if (!person) throw notFound(invitationSentences.unsubscribeGone)
	return person
}

/** Does not depend on whether the business is active. @throws `not_found`. */
export async function findUnsubscribe(token: string) {
	const { tenantId, emailFingerprint } = unsubscriberOf(token)
	const [tenant, done] = await Promise.all([
		db().tenant.findUnique({
			where: { id: tenantId },
			select: { name: true, slug: true, logoKey: true, brandColor: true },
		}),
		db().unsubscribe.count({ where: { tenantId, emailFingerprint } }),
	])
	if (!tenant) throw notFound(invitationSentences.unsubscribeGone)
	return { tenant, done: done > 0 }
}

export const hashOf = (token: string) => sha256Hex(token)
