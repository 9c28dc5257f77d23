import { db, pool } from "@/lib/db/client"
import { prepared } from "@/lib/db/prepared"
import type { TenantScope } from "@/lib/tenants/scope"
import { spokenLanguage } from "../settings/schema"
import { languageOfMost } from "./search/common-words"

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

/** How the newest sources begin, for a task that asks nothing in particular. */
export async function listBeginnings(
	{ tenantId }: TenantScope,
	limit: number,
): Promise<{ title: string; content: string }[]> {
	return db().knowledgeChunk.findMany({
		where: { tenantId, position: 1 },
		orderBy: [{ source: { createdAt: "desc" } }, { sourceId: "desc" }],
		take: limit,
		select: { title: true, content: true },
	})
}
