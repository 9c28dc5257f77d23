import { pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import type { TenantScope } from "@/lib/tenants/scope"
import { spokenLanguage } from "../settings/schema"
import { languageOfMost } from "./search/common-words"
import { searchIndex } from "./search/queries"
import { searchUnindexed } from "./search/unindexed-queries"

const PIECES = 6
const CHARACTERS = 6_000

export interface FoundKnowledge {
	sourceId: string
	title: string
	content: string
	rank: number
	/** It contains enough of the question to be quoted as its answer. */
	answers: boolean
}

/** Best first, at most six pieces. @param before the previous question, which a short question leans on, or "". */
export async function searchKnowledge(
	scope: TenantScope,
	question: string,
	before: string | Promise<string>,
): Promise<FoundKnowledge[]> {
	const found = (await searchIndex(scope, question, before)) ?? (await searchUnindexed(scope, question, before))
	let characters = 0
	return found.slice(0, PIECES).filter(({ title, content }) => {
		characters += title.length + content.length
		return characters <= CHARACTERS
	})
}

const SAMPLE = 12
const SAMPLE_LENGTH = 240

const samples = prepared(
	"knowledge-language",
	`SELECT
		(SELECT coalesce(array_agg(written), '{}') FROM (
			SELECT left(content, ${SAMPLE_LENGTH}) AS written FROM knowledge_chunks
			WHERE tenant_id = $1 AND position = 1 ORDER BY source_id LIMIT ${SAMPLE}
		) AS sampled) AS texts,
		(SELECT mode() WITHIN GROUP (ORDER BY p.language) FROM websites w JOIN website_pages p ON p.website_id = w.id
			WHERE w.tenant_id = $1 AND p.source_id IS NOT NULL) AS declared`,
)

/** BCP 47, by the texts' words or the pages' tags; first a page's language that we don't speak. Null if unknown. */
export async function guessLanguage({ tenantId }: TenantScope): Promise<string | null> {
	const { rows } = await pool().query<{ texts: string[]; declared: string | null }>(samples(tenantId))
	const [{ texts, declared } = { texts: [], declared: null }] = rows
	if (declared && !spokenLanguage(declared)) return declared
	return languageOfMost(texts) ?? declared
}
