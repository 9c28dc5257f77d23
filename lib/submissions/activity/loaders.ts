import type { AuditEntry } from "@/lib/audit/answers"
import { presentAuditEntry } from "@/lib/audit/present"
import { listAudit } from "@/lib/audit/queries"
import { AppError } from "@/lib/errors"
import { loadAdmin } from "@/lib/tenants/loaders"
import { withinScope } from "@/lib/tenants/scope"
import { nameTestimonials } from "./queries"

const ENTRIES = 25

/**
 * A page of one tenant's audit log, or for null of everyone's, newest first. An invalid cursor, such as one from an old
 * bookmark, starts over. Redirects like loadAdmin().
 */
export async function loadActivity(
	tenantSlug: string | null,
	cursor: string | undefined,
): Promise<{ items: AuditEntry[]; next: string | null }> {
	const { scope } = await loadAdmin("scoped", tenantSlug, "editor")
	const page = (from: string | undefined) =>
		listAudit(withinScope(scope), { limit: ENTRIES, cursor: from }, nameTestimonials(scope))
	const { rows, nextCursor } = await page(cursor).catch((error: unknown) => {
		if (cursor && error instanceof AppError && error.code === "invalid") return page(undefined)
		throw error
	})
	return { items: rows.map(presentAuditEntry), next: nextCursor }
}
