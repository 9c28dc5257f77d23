import { db } from "@/lib/db/client"
import type { AuditEntry } from "@/lib/db/generated/client"
import { afterCursor, cutPage, NEWEST_FIRST } from "@/lib/db/keyset"
import type { Paging } from "@/lib/db/paging"

/** Null where the entry concerns the platform, and where its tenant is gone. */
export type AuditRow = AuditEntry & { tenantName: string | null }

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
	const tenants = await db().tenant.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
	const nameOf = new Map(tenants.map(({ id, name }) => [id, name]))
	return { rows: rows.map((row) => ({ ...row, tenantName: nameOf.get(row.tenantId ?? "") ?? null })), nextCursor }
}
