import { loadAdmin } from "@/lib/tenants/loaders"
import { pageOrFirst } from "../../page-or-first"
import type { Lead } from "./answers"
import { presentLead } from "./present"
import { listLeads } from "./queries"
import { LeadsQuery } from "./schema"

const SHOWN = 50

export async function loadLeads(
	tenantSlug: string,
	search: { q?: string; cursor?: string },
): Promise<{ items: Lead[]; next: string | null }> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const { rows, nextCursor } = await pageOrFirst(search.cursor, (cursor) => {
		const parsed = LeadsQuery.safeParse({ q: search.q, limit: SHOWN, cursor })
		return listLeads(scope, parsed.success ? parsed.data : { limit: SHOWN })
	})
	return { items: rows.map(presentLead), next: nextCursor }
}
