import { randomUUID } from "node:crypto"
import { type Db, db, transaction } from "@/lib/db/client"
import type { KnowledgeSource } from "@/lib/db/generated/client"
import { log } from "@/lib/log"
import { assertQuota, type Occupied } from "./quota"
import { writePostings } from "./search/mutations"
import { INDEX_VERSION, wordsOf } from "./search/words-of"
import { splitText } from "./split-text"

/**
 * Locks a tenant's knowledge. Every write starts here: of two at once the second sees what the first left, so the same
 * room is not taken twice. Not FOR UPDATE, which would make every incoming testimonial wait.
 *
 * These functions take a tenant's id rather than a scope, because the job that reads a PDF has none. The caller has
 * checked whose knowledge it writes.
 */
export async function lockKnowledge(tx: Db, tenantId: string): Promise<void> {
	await tx.$queryRaw`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`
}

async function occupiedBeside(tx: Db, tenantId: string, exceptId: string | null): Promise<Occupied> {
	const rows = await tx.$queryRaw<{ sources: number; bytes: number }[]>`
		SELECT count(*)::int AS sources, coalesce(sum(octet_length(content)), 0)::int AS bytes FROM knowledge_sources
		WHERE tenant_id = ${tenantId}::uuid AND id IS DISTINCT FROM ${exceptId}::uuid`
	return rows[0] ?? { sources: 0, bytes: 0 }
}

/**
 * Call within lockKnowledge().
 * @param ofSource the source whose text is replaced; null for a new one. @throws as assertQuota().
 */
export async function assertRoomFor(
	tx: Db,
	tenantId: string,
	content: string,
	ofSource: string | null = null,
): Promise<void> {
	assertQuota(await occupiedBeside(tx, tenantId, ofSource), content)
}

/** For several new sources at once. Call within lockKnowledge(). @throws as assertQuota(). */
export async function assertRoomForAll(tx: Db, tenantId: string, texts: string[]): Promise<void> {
	assertQuota(await occupiedBeside(tx, tenantId, null), ...texts)
}

/**
 * Writes the pieces that searches find and prompts contain, with their postings. Called whenever title or text change,
 * and when INDEX_VERSION did.
 */
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

/**
 * Gives chunks another title, and forgets the words of the former one. For an erasure, which holds other locks by then
 * and must not wait for the tenant's.
 */
export async function retitleChunks(tx: Db, sourceId: string, title: string): Promise<void> {
	await tx.knowledgeChunk.updateMany({ where: { sourceId }, data: { title } })
	const chunks = await tx.knowledgeChunk.findMany({ where: { sourceId } })
	await tx.knowledgePosting.deleteMany({ where: { chunkId: { in: chunks.map(({ id }) => id) } } })
	await writePostings(tx, chunks)
}

const STALE = { OR: [{ indexVersion: null }, { indexVersion: { lt: INDEX_VERSION } }] }

/** Runs every minute, so it asks the index twice a tenant instead of reading all texts. */
async function findStaleSources(): Promise<{ id: string; tenantId: string }[]> {
	return db().$queryRaw<{ id: string; tenantId: string }[]>`
		SELECT DISTINCT c.source_id AS id, c.tenant_id AS "tenantId" FROM tenants t CROSS JOIN LATERAL (
			(SELECT source_id, tenant_id FROM knowledge_chunks WHERE tenant_id = t.id AND index_version IS NULL)
			UNION ALL
			(SELECT source_id, tenant_id FROM knowledge_chunks WHERE tenant_id = t.id AND index_version < ${INDEX_VERSION})
		) c ORDER BY "tenantId", id`
}

/**
 * The job. Rebuilds what an older version of the product or of ICU has indexed, or none has, one source after the other.
 * Until a tenant's last source is done, searchUnindexed() answers.
 */
export async function indexStaleKnowledge(): Promise<void> {
	for (const { id, tenantId } of await findStaleSources()) {
		await transaction(async (tx) => {
			await lockKnowledge(tx, tenantId)
			// An erasure changes a title without the tenant's lock. What it has not committed yet would come back.
			await tx.$queryRaw`SELECT 1 FROM knowledge_sources WHERE id = ${id}::uuid FOR NO KEY UPDATE`
			// Another host's job, or an edit, may have been faster.
			const source = await tx.knowledgeSource.findFirst({ where: { id, tenantId, chunks: { some: STALE } } })
			if (source) await writeChunks(tx, source)
			// One source that can't be indexed must not keep the others from it.
		}).catch((error: unknown) => log.error({ err: error, sourceId: id }, "a knowledge source could not be indexed"))
	}
}

export type NewText = Pick<KnowledgeSource, "kind" | "title" | "content"> & { submissionId?: string }

/** Inserts a source that is ready at once. @throws `invalid` if there is no room for it. */
export async function insertSource(tx: Db, tenantId: string, text: NewText): Promise<KnowledgeSource> {
	await lockKnowledge(tx, tenantId)
	await assertRoomFor(tx, tenantId, text.content)
	const source = await tx.knowledgeSource.create({ data: { tenantId, ...text } })
	await writeChunks(tx, source)
	return source
}
