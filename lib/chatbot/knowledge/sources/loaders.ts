import { loadAdmin } from "@/lib/tenants/loaders"
import { pageOrFirst } from "../../page-or-first"
import type { KnowledgeSource } from "./answers"
import { presentExcerpt } from "./present"
import { listSources } from "./queries"

const SHOWN = 50

export async function loadKnowledge(
	tenantSlug: string,
	cursor: string | undefined,
): Promise<{ items: KnowledgeSource[]; next: string | null }> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const { rows, nextCursor } = await pageOrFirst(cursor, (from) => listSources(scope, { limit: SHOWN, cursor: from }))
	return { items: rows.map(presentExcerpt), next: nextCursor }
}
