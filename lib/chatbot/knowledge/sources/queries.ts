import { db, pool } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { afterCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import type { Paging } from "@/lib/db/paging"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { KNOWLEDGE_EXCERPT_LENGTH } from "./schema"
import { sourceRefusals } from "./words"

const CITED = {
	websitePage: { select: { path: true, website: { select: { origin: true } } } },
	submission: { select: { id: true, name: true, kind: true } },
} as const
type CitedSource = Prisma.KnowledgeSourceGetPayload<{ include: typeof CITED }>

export type ExcerptRow = CitedSource & { contentLength: number }

const EXCERPTS = `SELECT id, left(content, ${KNOWLEDGE_EXCERPT_LENGTH}) AS excerpt, length(content) AS length
	FROM knowledge_sources WHERE tenant_id = $1 AND id = ANY($2::uuid[])`

/** Newest first, with only the beginning of each text: together they may reach two megabytes. */
export async function listSources(
	{ tenantId }: TenantScope,
	{ limit, cursor }: Paging,
): Promise<{ rows: ExcerptRow[]; nextCursor: string | null }> {
	const found = await db().knowledgeSource.findMany({
		where: { tenantId, ...afterCursor(cursor) },
		orderBy: NEWEST_FIRST,
		take: limit + 1,
		omit: { content: true },
		include: CITED,
	})
	const { rows, nextCursor } = paginate(found, limit)
	const texts = await pool().query<{ id: string; excerpt: string; length: number }>(EXCERPTS, [
		tenantId,
		rows.map(({ id }) => id),
	])
	const byId = new Map(texts.rows.map((text) => [text.id, text]))
	return {
		rows: rows.map((row) => {
			const text = byId.get(row.id)
			return { ...row, content: text?.excerpt ?? "", contentLength: text?.length ?? 0 }
		}),
		nextCursor,
	}
}

export async function findSource({ tenantId }: TenantScope, id: string): Promise<CitedSource> {
	const row = await db().knowledgeSource.findFirst({ where: { id, tenantId }, include: CITED })
	if (!row) throw notFound(sourceRefusals.notFound)
	return row
}
