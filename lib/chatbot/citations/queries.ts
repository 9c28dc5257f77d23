import { pool } from "@/lib/db/client"
import { inBatches } from "@/lib/db/in-batches"
import { prepared } from "@/lib/db/prepared"
import type { PlayedWish } from "@/lib/tenants/played/answers"
import type { TenantScope } from "@/lib/tenants/scope"
import type { KnowledgeKind } from "../knowledge/sources/answers"
import { MARK_LENGTH, type StoredSource } from "./stored-sources"

export interface Origin {
	sourceId: string
	kind: KnowledgeKind
	address: string | null
	submissionId: string | null
	plays: PlayedWish | null
}

export interface Origins {
	sources: Origin[]
	sites: string[]
}

const PAGE = `LEFT JOIN website_pages p ON p.source_id = s.id LEFT JOIN websites w ON w.id = p.website_id`
const ADDRESS = "w.origin || p.path"

const origins = prepared(
	"knowledge-origins",
	`SELECT coalesce((
		SELECT json_agg(json_build_object('sourceId', s.id, 'kind', s.kind, 'address', ${ADDRESS}, 'submissionId', s.submission_id,
			'plays', s.plays))
		FROM knowledge_sources s ${PAGE} WHERE s.tenant_id = $1 AND s.id = ANY($2::uuid[])
	), '[]') AS sources,
	ARRAY(SELECT origin FROM websites WHERE tenant_id = $1 AND origin IS NOT NULL) AS sites`,
)

/** Simultaneous visitors of one business mostly get answers from the same sources. */
const readOrigins = inBatches<readonly string[], Origins>(async (tenantId, asked) => {
	const { rows } = await pool().query<Origins>(origins(tenantId, [...new Set(asked.flat())]))
	const { sources, sites } = rows[0] ?? { sources: [], sites: [] }
	return asked.map((ids) => ({ sources: sources.filter(({ sourceId }) => ids.includes(sourceId)), sites }))
})

export function findOrigins({ tenantId }: TenantScope, sourceIds: readonly string[]): Promise<Origins> {
	return readOrigins(tenantId, sourceIds)
}

const CITED = `SELECT cited.id AS "sourceId", cited.mark, ${ADDRESS} AS address, s.submission_id AS "submissionId", s.plays, (
		SELECT c.content FROM knowledge_chunks c
		WHERE c.source_id = s.id AND left(md5(c.content), ${MARK_LENGTH}) = cited.mark LIMIT 1
	) AS passage
	FROM unnest($2::uuid[], $3::text[]) AS cited (id, mark)
	JOIN knowledge_sources s ON s.id = cited.id AND s.tenant_id = $1 ${PAGE}`

export interface CitedRow {
	sourceId: string
	mark: string
	address: string | null
	submissionId: string | null
	plays: PlayedWish | null
	/** Null if the source no longer says it. */
	passage: string | null
}

export async function findCited({ tenantId }: TenantScope, cited: readonly StoredSource[]): Promise<CitedRow[]> {
	if (cited.length === 0) return []
	const { rows } = await pool().query<CitedRow>(CITED, [
		tenantId,
		cited.map(({ id }) => id),
		cited.map(({ passage }) => passage ?? ""),
	])
	return rows
}
