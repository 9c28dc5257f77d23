import type { AuditEntry } from "@/lib/audit/answers"
import { presentAuditEntry } from "@/lib/audit/present"
import { listAudit } from "@/lib/audit/queries"
import { AppError } from "@/lib/errors"
import { loadAdmin } from "@/lib/tenants/loaders"
import { withinScope } from "@/lib/tenants/scope"
import { nameTargets } from "./queries"

const ENTRIES = 25

/** One tenant's, or with null everyone's. An invalid cursor, as in an old bookmark, starts over. */
export async function loadActivity(
	tenantSlug: string | null,
	cursor: string | undefined,
): Promise<{ items: AuditEntry[]; next: string | null }> {
	const { scope } = await loadAdmin("scoped", tenantSlug, "editor")
	const page = (from: string | undefined) =>
		listAudit(withinScope(scope), { limit: ENTRIES, cursor: from }, nameTargets(scope))
	const { rows, nextCursor } = await page(cursor).catch((error: unknown) => {
		if (cursor && error instanceof AppError && error.code === "invalid") return page(undefined)
		throw error
	})
	return { items: rows.map(presentAuditEntry), next: nextCursor }
}
