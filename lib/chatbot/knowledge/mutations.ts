import type { Db } from "@/lib/db/client"
import type { KnowledgeSource } from "@/lib/db/generated/client"
import { assertQuota, type Occupied } from "./quota"
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

/** Writes the pieces that searches find and prompts contain. Called whenever title or text change. */
export async function writeChunks(
	tx: Db,
	{ id: sourceId, tenantId, title, content }: Pick<KnowledgeSource, "id" | "tenantId" | "title" | "content">,
): Promise<void> {
	await tx.knowledgeChunk.deleteMany({ where: { sourceId } })
	await tx.knowledgeChunk.createMany({
		data: splitText(content).map((piece, at) => ({ sourceId, tenantId, position: at + 1, title, content: piece })),
	})
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
