import type { Actor } from "@/lib/accounts/actor"
import { type Change, recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import { foldSearchText } from "@/lib/db/fold-search-text"
import { AppError, invalid, notFound } from "@/lib/errors"
import { lockTenant } from "@/lib/tenants/lock-tenant"
import { type AccessScope, type TenantScope, withinScope } from "@/lib/tenants/scope"
import { consentRefusals } from "../consent/words"
import { lockSubmission } from "../mutations"
import { canUse } from "../policy"
import { ROW, type SubmissionRow } from "../queries"
import { TAGS_MAX } from "./limits"
import { TAG, type TagRow } from "./queries"
import type { TagName, TagsChange } from "./schema"
import { tagRefusals } from "./words"

function record(
	tx: Db,
	actor: Actor,
	about: { id: string; tenantId: string },
	change: Omit<Change, "tenantId" | "targetId">,
) {
	return recordChange(tx, actor, {
		...change,
		tenantId: about.tenantId,
		targetId: about.id,
	})
}

async function assertFree(tx: Db, tenantId: string, foldedName: string, except?: string): Promise<void> {
	const taken = await tx.tag.findUnique({ where: { tenantId_foldedName: { tenantId, foldedName } }, select: TAG })
	if (taken && taken.id !== except) throw new AppError("conflict", tagRefusals.taken(taken.name))
}

/** @throws `conflict` if the tenant has a tag of this name, or as many tags as it may have. */
export function createTag({ tenantId }: TenantScope, actor: Actor, { name }: TagName): Promise<TagRow> {
	return transaction(async (tx) => {
		await lockTenant(tx, tenantId)
		const foldedName = foldSearchText(name)
		await assertFree(tx, tenantId, foldedName)
		if ((await tx.tag.count({ where: { tenantId } })) >= TAGS_MAX) throw new AppError("conflict", tagRefusals.full)
		const row = await tx.tag.create({ data: { tenantId, name, foldedName }, select: TAG })
		await record(tx, actor, { id: row.id, tenantId }, { action: "tag.added", after: { name } })
		return row
	})
}

async function lockTag(tx: Db, scope: AccessScope, id: string) {
	const found = await tx.tag.findFirst({ where: { id, ...withinScope(scope) }, select: { tenantId: true } })
	if (!found) throw notFound(tagRefusals.notFound)
	await lockTenant(tx, found.tenantId)
	await tx.$queryRaw`SELECT 1 FROM tags WHERE id = ${id}::uuid FOR UPDATE`
	const tag = await tx.tag.findUnique({ where: { id }, select: { ...TAG, tenantId: true } })
	if (!tag) throw notFound(tagRefusals.notFound)
	return tag
}

/** @throws `not_found`; `conflict` if another tag has this name. */
export function renameTag(scope: AccessScope, actor: Actor, id: string, { name }: TagName): Promise<TagRow> {
	return transaction(async (tx) => {
		const before = await lockTag(tx, scope, id)
		if (before.name === name) return before
		const foldedName = foldSearchText(name)
		await assertFree(tx, before.tenantId, foldedName, id)
		const row = await tx.tag.update({ where: { id }, data: { name, foldedName }, select: TAG })
		await record(tx, actor, before, { action: "tag.renamed", before: { name: before.name }, after: { name } })
		return row
	})
}

/** Takes it from every testimonial. @throws `not_found`; `conflict` if a widget is narrowed to it. */
export function deleteTag(scope: AccessScope, actor: Actor, id: string): Promise<void> {
	return transaction(async (tx) => {
		const before = await lockTag(tx, scope, id)
		const widgets = await tx.widget.findMany({
			where: { tenantId: before.tenantId, tagIds: { has: id } },
			orderBy: [{ createdAt: "asc" }, { id: "asc" }],
			select: { name: true },
		})
		if (widgets.length > 0) throw new AppError("conflict", tagRefusals.shown(widgets.map(({ name }) => name)))
		await tx.tag.delete({ where: { id } })
		await record(tx, actor, before, { action: "tag.deleted", before: { name: before.name } })
	})
}

/** Locks the tags against deletion. @throws `invalid` for another tenant's: a foreign id must not even be stored. */
export async function assertOwnTags(tx: Db, tenantId: string, field: string, ids: string[]): Promise<void> {
	const own = await tx.$queryRaw<object[]>`
		SELECT 1 FROM tags WHERE tenant_id = ${tenantId}::uuid AND id = ANY(${ids}::uuid[]) ORDER BY id FOR KEY SHARE`
	if (own.length !== ids.length) throw invalid(field, tagRefusals.unknown)
}

const namesOf = ({ tags }: Pick<SubmissionRow, "tags">) => tags.map(({ tag }) => tag.name).sort()

/** @throws `not_found`; `conflict` after a withdrawal; `invalid` if a tag to add is not the tenant's own. */
export function changeTags(
	scope: AccessScope,
	actor: Actor,
	id: string,
	{ add, remove }: TagsChange,
): Promise<SubmissionRow> {
	return transaction(async (tx) => {
		const before = await lockSubmission(tx, scope, id)
		if (!canUse(before)) throw new AppError("conflict", consentRefusals.withdrawnNoMore)
		await assertOwnTags(tx, before.tenantId, "add", add)
		await tx.submissionTag.deleteMany({ where: { submissionId: id, tagId: { in: remove } } })
		await tx.submissionTag.createMany({
			data: add.map((tagId) => ({ submissionId: id, tagId, createdAt: before.createdAt })),
			skipDuplicates: true,
		})
		const row = await tx.submission.findUniqueOrThrow({ where: { id }, select: ROW })
		const [had, has] = [namesOf(before), namesOf(row)]
		if (had.join("\n") !== has.join("\n")) {
			await record(tx, actor, before, { action: "submission.tagged", before: { tags: had }, after: { tags: has } })
		}
		return row
	})
}
