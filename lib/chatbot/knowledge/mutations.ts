import { randomUUID } from "node:crypto"
import { type Db, db, transaction } from "@/lib/db/client"
import type { KnowledgeSource } from "@/lib/db/generated/client"
import { log } from "@/lib/log"
import type { PlayedWish } from "@/lib/tenants/played/answers"
import { assertQuota, type Occupied } from "./quota"
import { writePostings } from "./search/mutations"
import { INDEX_VERSION, wordsOf } from "./search/words-of"
import { splitText } from "./split-text"

/** Every write takes this lock, so that no room is taken twice. FOR UPDATE would make every incoming testimonial wait.
 * Jobs have no scope: the caller has checked whose knowledge it writes. */
export async function lockKnowledge(tx: Db, tenantId: string): Promise<void> {
	await tx.$queryRaw`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`
}

async function occupiedBeside(tx: Db, tenantId: string, exceptId: string | null): Promise<Occupied> {
	const rows = await tx.$queryRaw<{ sources: number; bytes: number }[]>`
		SELECT count(*)::int AS sources, coalesce(sum(octet_length(content)), 0)::int AS bytes FROM knowledge_sources
		WHERE tenant_id = ${tenantId}::uuid AND id IS DISTINCT FROM ${exceptId}::uuid`
	return rows[0] ?? { sources: 0, bytes: 0 }
}

/** Call it within lockKnowledge(). @param ofSource the replaced source, or null. @throws as assertQuota(). */
export async function assertRoomFor(
	tx: Db,
	tenantId: string,
	content: string,
	ofSource: string | null = null,
): Promise<void> {
	assertQuota(await occupiedBeside(tx, tenantId, ofSource), content)
}

/** For several new sources. Call it within lockKnowledge(). @throws as assertQuota(). */
export async function assertRoomForAll(tx: Db, tenantId: string, texts: string[]): Promise<void> {
	assertQuota(await occupiedBeside(tx, tenantId, null), ...texts)
}

/** Call it whenever title or text changes, and when INDEX_VERSION did. */
export async function writeChunks(
	tx: Db,
	{ id: sourceId, tenantId, title, content }: Pick<KnowledgeSource, "id" | "tenantId" | "title" | "content">,
): Promise<void> {
	await tx.knowledgeChunk.deleteMany({ where: { sourceId } })
	const chunks = splitText(content).map((piece, at) => ({
		id: randomUUID(),
		sourceId,
		tenantId,
		position: at + 1,
		title,
		content: piece,
		indexVersion: INDEX_VERSION,
		words: wordsOf(piece).length,
	}))
	await tx.knowledgeChunk.createMany({ data: chunks })
	await writePostings(tx, chunks)
}

/** Forgets the former title's words. For an erasure, whose other locks rule out waiting for the tenant's. */
export async function retitleChunks(tx: Db, sourceId: string, title: string): Promise<void> {
	await tx.knowledgeChunk.updateMany({ where: { sourceId }, data: { title } })
	const chunks = await tx.knowledgeChunk.findMany({ where: { sourceId } })
	await tx.knowledgePosting.deleteMany({ where: { chunkId: { in: chunks.map(({ id }) => id) } } })
	await writePostings(tx, chunks)
}

const STALE = { OR: [{ indexVersion: null }, { indexVersion: { lt: INDEX_VERSION } }] }

/** Runs every minute, so it asks the index twice per tenant instead of reading all texts. */
async function findStaleSources(): Promise<{ id: string; tenantId: string }[]> {
	return db().$queryRaw<{ id: string; tenantId: string }[]>`
		SELECT DISTINCT c.source_id AS id, c.tenant_id AS "tenantId" FROM tenants t CROSS JOIN LATERAL (
			(SELECT source_id, tenant_id FROM knowledge_chunks WHERE tenant_id = t.id AND index_version IS NULL)
			UNION ALL
			(SELECT source_id, tenant_id FROM knowledge_chunks WHERE tenant_id = t.id AND index_version < ${INDEX_VERSION})
		) c ORDER BY "tenantId", id`
}

/** Rebuilds what an older version of the product or of ICU indexed. Until then, searchUnindexed() answers. */
export async function indexStaleKnowledge(): Promise<void> {
	for (const { id, tenantId } of await findStaleSources()) {
		await transaction(async (tx) => {
			await lockKnowledge(tx, tenantId)
			// An erasure changes a title without the tenant's lock. What it has not committed yet would come back.
			await tx.$queryRaw`SELECT 1 FROM knowledge_sources WHERE id = ${id}::uuid FOR NO KEY UPDATE`
			// Another host's job, or an edit, may have been faster.
			const source = await tx.knowledgeSource.findFirst({ where: { id, tenantId, chunks: { some: STALE } } })
			if (source) await writeChunks(tx, source)
		}).catch((error: unknown) => log.error({ err: error, sourceId: id }, "a knowledge source could not be indexed"))
	}
}

export type NewText = Pick<KnowledgeSource, "kind" | "title" | "content"> & {
	submissionId?: string
	plays?: PlayedWish
}

/** @throws `invalid` if there is no room for it. */
export async function insertSource(tx: Db, tenantId: string, text: NewText): Promise<KnowledgeSource> {
	await lockKnowledge(tx, tenantId)
	await assertRoomFor(tx, tenantId, text.content)
	const source = await tx.knowledgeSource.create({ data: { tenantId, ...text } })
	await writeChunks(tx, source)
	return source
}
