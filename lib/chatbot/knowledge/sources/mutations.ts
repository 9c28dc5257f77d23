import { isDeepStrictEqual } from "node:util"
import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { transaction } from "@/lib/db/client"
import { type KnowledgeSource, Prisma } from "@/lib/db/generated/client"
import { laterThan } from "@/lib/db/later-than"
import { AppError, notFound } from "@/lib/errors"
import { retireAsset } from "@/lib/storage/asset-mutations"
import type { TenantScope } from "@/lib/tenants/scope"
import { assertRoomFor, insertSource, lockKnowledge, writeChunks } from "../mutations"
import { isEditable } from "./policy"
import type { NewSource, SourceUpdate } from "./schema"
import { sourceRefusals } from "./words"

const AUDITED_LENGTH = 200
const ELSEWHERE: Partial<Record<KnowledgeSource["kind"], string>> = {
	testimonial: sourceRefusals.belongsToTestimonial,
	website: sourceRefusals.belongsToWebsite,
}

/** Two copies of every text would make the log larger than the knowledge itself. */
function audited({ kind, title, content, plays }: Pick<KnowledgeSource, "kind" | "title" | "content" | "plays">) {
	const shortened = content.slice(0, AUDITED_LENGTH).toWellFormed()
	return { kind, title, content: shortened, characters: content.length, ...(plays !== null && { plays }) }
}

/** @throws `invalid` if there is no room for it. */
export function addSource(scope: TenantScope, actor: Actor, input: NewSource): Promise<KnowledgeSource> {
	return transaction(async (tx) => {
		const source = await insertSource(tx, scope.tenantId, input)
		const change = { tenantId: scope.tenantId, targetId: source.id, after: audited(source) }
		await recordChange(tx, actor, { ...change, action: "knowledge.added" })
		return source
	})
}

/** Typing an unreadable PDF's text makes it ready. @throws `not_found`; `conflict` if outdated, a testimonial's, or
 * being read; `invalid` without room. */
export function changeSource(
	scope: TenantScope,
	actor: Actor,
	id: string,
	{ title, content, plays, updated_at }: SourceUpdate,
): Promise<KnowledgeSource> {
	return transaction(async (tx) => {
		await lockKnowledge(tx, scope.tenantId)
		const before = await tx.knowledgeSource.findFirst({ where: { id, tenantId: scope.tenantId } })
		if (!before) throw notFound(sourceRefusals.notFound)
		if (!isEditable(before)) {
			throw new AppError("conflict", ELSEWHERE[before.kind] ?? sourceRefusals.stillReading)
		}
		if (updated_at && updated_at.getTime() !== before.updatedAt.getTime())
			throw new AppError("conflict", sourceRefusals.stale)
		const changed = { title: title ?? before.title, content: content ?? before.content }
		const isRetold = changed.title !== before.title || changed.content !== before.content
		if (!isRetold && (plays === undefined || isDeepStrictEqual(plays, before.plays))) return before
		await assertRoomFor(tx, scope.tenantId, changed.content, id)
		const readable = changed.content === "" ? {} : ({ status: "ready", error: null } as const)
		const after = await tx.knowledgeSource.update({
			where: { id },
			data: {
				...changed,
				...readable,
				plays: plays === null ? Prisma.DbNull : plays,
				updatedAt: laterThan(before.updatedAt),
			},
		})
		if (isRetold) await writeChunks(tx, after)
		const change = { tenantId: scope.tenantId, targetId: id, before: audited(before), after: audited(after) }
		await recordChange(tx, actor, { ...change, action: "knowledge.changed" })
		return after
	})
}

/** With its file and chunks. @throws `not_found`. */
export async function deleteSource({ tenantId }: TenantScope, actor: Actor, id: string): Promise<void> {
	await retireAsset(async (tx) => {
		const [gone] = await tx.$queryRaw<{ file_key: string | null; kind: KnowledgeSource["kind"]; title: string }[]>`
			DELETE FROM knowledge_sources WHERE id = ${id}::uuid AND tenant_id = ${tenantId}::uuid
			RETURNING file_key, kind::text, title`
		if (!gone) throw notFound(sourceRefusals.notFound)
		const before = { kind: gone.kind, title: gone.title }
		await recordChange(tx, actor, { tenantId, action: "knowledge.deleted", targetId: id, before })
		return { replaced: gone.file_key, result: undefined }
	})
}
