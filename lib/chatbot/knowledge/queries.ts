import { pool } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"

/** How many pieces of knowledge go along with a question. */
const PIECES = 6
const CHARACTERS = 6_000
/** The index ranks these first. Only these are examined word by word. */
const CANDIDATES = 24

export interface FoundKnowledge {
	sourceId: string
	title: string
	content: string
	/** How many of the question's words it contains. */
	matched: number
	rank: number
}

// Matches any of the words, stemmed as English and as written. A text that contains three of them once is a better
// answer than one that contains the first of them often, which is what rank alone prefers.
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
 * Searches the tenant's own knowledge for any of the words, best match first, at most six pieces and 6,000 characters.
 * @param terms from searchTerms(): letters and digits only.
 * @param context further words that may match but do not count as matched.
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
