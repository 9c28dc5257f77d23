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

/** From the domain whose rows the entries are about: the names of those that are still there, by target id. */
export type NameTargets = (
	entries: readonly Pick<AuditEntry, "action" | "targetId">[],
) => Promise<ReadonlyMap<string, string>>

/**
 * Newest first. `within` is what withinScope() says: one tenant's entries, or everybody's. The log knows no scope itself,
 * since it lies below the tenants.
 */
export async function listAudit(
	within: { tenantId?: string },
	{ limit, cursor }: Paging,
	nameTargets: NameTargets,
): Promise<{ rows: AuditRow[]; nextCursor: string | null }> {
	const found = await db().auditEntry.findMany({
		where: { ...within, ...afterCursor(cursor) },
		orderBy: NEWEST_FIRST,
		take: limit + 1,
	})
	const { rows, nextCursor } = cutPage(found, limit)
	const ids = [...new Set(rows.flatMap(({ tenantId }) => tenantId ?? []))]
	const [tenants, targetNames] = await Promise.all([
		db().tenant.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } }),
		nameTargets(rows),
	])
	const tenantNames = new Map(tenants.map(({ id, name }) => [id, name]))
	const named = rows.map((row) => ({
		...row,
		tenantName: tenantNames.get(row.tenantId ?? "") ?? null,
		targetName: targetNames.get(row.targetId ?? "") ?? null,
	}))
	return { rows: named, nextCursor }
}
