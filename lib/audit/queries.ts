import { db } from "@/lib/db/client"
import type { AuditEntry } from "@/lib/db/generated/client"
import { afterCursor, cutPage, NEWEST_FIRST } from "@/lib/db/keyset"
import type { Paging } from "@/lib/db/paging"

export type AuditRow = AuditEntry & {
	/** Null where the entry concerns the platform, and where its tenant is gone. */
	tenantName: string | null
	/** Whose testimonial it was about, looked up and never kept: whoever is erased is not named here either. */
	targetName: string | null
}

const ABOUT_TESTIMONIAL = /^(?:submission|captions|consent)\./
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Newest first. `within` is what withinScope() says: one tenant's entries, or everybody's. The log knows no scope itself,
 * since it lies below the tenants.
 */
export async function listAudit(
	within: { tenantId?: string },
	{ limit, cursor }: Paging,
): Promise<{ rows: AuditRow[]; nextCursor: string | null }> {
	const found = await db().auditEntry.findMany({
		where: { ...within, ...afterCursor(cursor) },
		orderBy: NEWEST_FIRST,
		take: limit + 1,
	})
	const { rows, nextCursor } = cutPage(found, limit)
	const ids = [...new Set(rows.flatMap(({ tenantId }) => tenantId ?? []))]
	const targets = rows.flatMap(({ action, targetId }) =>
		targetId && ABOUT_TESTIMONIAL.test(action) && UUID.test(targetId) ? targetId : [],
	)
	const select = { id: true, name: true }
	const [tenants, submissions] = await Promise.all([
		db().tenant.findMany({ where: { id: { in: ids } }, select }),
		db().submission.findMany({ where: { ...within, id: { in: [...new Set(targets)] } }, select }),
	])
	const nameOf = new Map([...tenants, ...submissions].map(({ id, name }) => [id, name]))
	const named = rows.map((row) => ({
		...row,
		tenantName: nameOf.get(row.tenantId ?? "") ?? null,
		targetName: ABOUT_TESTIMONIAL.test(row.action) ? (nameOf.get(row.targetId ?? "") ?? null) : null,
	}))
	return { rows: named, nextCursor }
}
