import { pool } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { searchTerms } from "./search-terms"

const CANDIDATES = 24
const TERMS_ENOUGH = 3
/** The share of the question's words that an answer must contain. */
const ENOUGH = 0.5

// Any word, stemmed as English and as written. A text with three of them once is a better answer than one with the
// first often, which rank alone prefers.
const SEARCH = `WITH wanted AS (SELECT to_tsquery('english', $2) || to_tsquery('simple', $2) AS query),
	found AS (
		SELECT c.id, c.source_id, c.title, c.content, c.search, ts_rank_cd(c.search, wanted.query) AS rank
		FROM knowledge_chunks c, wanted WHERE c.tenant_id = $1 AND c.search @@ wanted.query
		ORDER BY rank DESC, c.id LIMIT ${CANDIDATES}
	)
	SELECT source_id AS "sourceId", title, content, rank, (
		SELECT count(*)::int FROM unnest($3::text[]) word
		WHERE found.search @@ (to_tsquery('english', word) || to_tsquery('simple', word))
	) AS matched
	FROM found ORDER BY matched DESC, rank DESC`

interface Row {
	sourceId: string
	title: string
	content: string
	rank: number
	matched: number
}

/** PostgreSQL's text search, until a job has built the postings of an earlier version's chunks. @returns best first. */
export async function searchUnindexed(scope: TenantScope, question: string, before: string | Promise<string>) {
	const terms = searchTerms(question)
	const context = terms.length < TERMS_ENOUGH ? searchTerms(await before) : []
	const words = terms.map((term) => `'${term}'`)
	const any = [...words, ...context.map((term) => `'${term}'`)]
	if (any.length === 0) return []
	const { rows } = await pool().query<Row>(SEARCH, [scope.tenantId, any.join(" | "), words])
	return rows.map(({ matched, ...row }) => ({ ...row, answers: matched > 0 && matched >= terms.length * ENOUGH }))
}
