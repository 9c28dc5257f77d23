import { db } from "@/lib/db/client"
import type { AuditEntry } from "@/lib/db/generated/client"
import { afterCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import type { Paging } from "@/lib/db/paging"

export type AuditRow = AuditEntry & {
	tenantName: string | null
	/** That of the testimonial or the quiz, looked up each time and never stored: an erased person is not named here. */
	targetName: string | null
}

export type NameTargets = (
	entries: readonly Pick<AuditEntry, "action" | "targetId">[],
) => Promise<ReadonlyMap<string, string>>

/** Newest first. The log sits below the tenants, so it takes `within` from withinScope() instead of a scope. */
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
	const { rows, nextCursor } = paginate(found, limit)
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
