import { pool } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"

/** How much of what was found goes along with a question. */
const PIECES = 6
const CHARACTERS = 6_000
/** Ranked by the index first; only these are looked at word by word. */
const CANDIDATES = 24

export interface FoundKnowledge {
	sourceId: string
	title: string
	content: string
	/** How many of the words stand in it. */
	matched: number
	rank: number
}

// Any of the words, in English forms and as they stand. A text that holds three of them once is a better answer than one
// that holds the first of them often, which is what the rank alone prefers.
const SEARCH = `WITH wanted AS (SELECT to_tsquery('english', $2) || to_tsquery('simple', $2) AS query),
	found AS (
		SELECT c.source_id, c.title, c.content, c.search, ts_rank_cd(c.search, wanted.query) AS rank
		FROM knowledge_chunks c, wanted WHERE c.tenant_id = $1 AND c.search @@ wanted.query
		ORDER BY rank DESC, c.id LIMIT ${CANDIDATES}
	)
	SELECT source_id AS "sourceId", title, content, rank, (
		SELECT count(*)::int FROM unnest($3::text[]) word
		WHERE found.search @@ (to_tsquery('english', word) || to_tsquery('simple', word))
	) AS matched
	FROM found ORDER BY matched DESC, rank DESC LIMIT ${PIECES}`

/**
 * The tenant's own knowledge that holds any of the words (lib/chatbot/answer/search-terms.ts: letters and digits only), best
 * first; at most six pieces and 6,000 characters. `context` finds as well, but does not count as matched.
 */
export async function searchKnowledge(
	scope: TenantScope,
	terms: readonly string[],
	context: readonly string[] = [],
): Promise<FoundKnowledge[]> {
	const words = terms.map((term) => `'${term}'`)
	const any = [...words, ...context.map((term) => `'${term}'`)]
	if (any.length === 0) return []
	const { rows } = await pool().query<FoundKnowledge>(SEARCH, [scope.tenantId, any.join(" | "), words])
	let characters = 0
	return rows.filter(({ title, content }) => {
		characters += title.length + content.length
		return characters <= CHARACTERS
	})
}
