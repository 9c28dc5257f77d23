import { db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"

export function countInvitations({ tenantId }: TenantScope, email: string): Promise<number> {
	return db().invitation.count({ where: { tenantId, email } })
}

/** Newest first, with the words that the business chose. @param email normalized. */
export async function exportInvitations({ tenantId }: TenantScope, email: string) {
	const rows = await db().invitation.findMany({
		where: { tenantId, email },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		include: {
			batch: { select: { subject: true, text: true, language: true } },
			delivery: { select: { sentAt: true } },
		},
	})
	return rows.map((row) => ({
		id: row.id,
		name: row.name,
		email: row.email,
		subject: row.batch.subject,
		text: row.batch.text,
		language: row.batch.language,
		created_at: row.createdAt,
		mails: row.mailsQueued,
		delivered_at: row.deliveredAt ?? row.delivery?.sentAt ?? null,
		opened_at: row.openedAt,
		recorded_at: row.recordedAt,
		submitted_at: row.submittedAt,
		unsubscribed_at: row.unsubscribedAt,
		canceled_at: row.canceledAt,
	}))
}
