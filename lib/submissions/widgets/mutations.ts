import type { Actor } from "@/lib/accounts/actor"
import { type Change, recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import { laterThan } from "@/lib/db/later-than"
import { AppError, invalid, notFound } from "@/lib/errors"
import { lockTenant } from "@/lib/tenants/lock-tenant"
import { type AccessScope, type TenantScope, withinScope } from "@/lib/tenants/scope"
import { assertOwnTags } from "../tags/mutations"
import { presentWidget } from "./present"
import { WIDGET, type WidgetRow } from "./queries"
import { type NewWidget, WIDGETS_MAX, type WidgetUpdate } from "./schema"
import { widgetRefusals } from "./words"

/** An absent field is undefined here, which leaves the column as it is. */
const columnsOf = <T extends Omit<WidgetUpdate, "updated_at" | "submission_ids">>(fields: T) => ({
	name: fields.name as T["name"],
	kind: fields.kind as T["kind"],
	source: fields.source as T["source"],
	tagIds: fields.tag_ids as T["tag_ids"],
	maxItems: fields.max_items as T["max_items"],
	showName: fields.show_name as T["show_name"],
	showWebsite: fields.show_website as T["show_website"],
	showDate: fields.show_date as T["show_date"],
	showStars: fields.show_stars as T["show_stars"],
	contactSheet: fields.contact_sheet as T["contact_sheet"],
	kinds: fields.kinds as T["kinds"],
	scheme: fields.scheme as T["scheme"],
	accent: fields.accent as T["accent"],
	radius: fields.radius as T["radius"],
	gap: fields.gap as T["gap"],
	font: fields.font as T["font"],
	allowedOrigins: fields.allowed_origins as T["allowed_origins"],
})

function record(
	tx: Db,
	actor: Actor,
	widget: { id: string; tenantId: string },
	change: Omit<Change, "tenantId" | "targetId">,
) {
	return recordChange(tx, actor, {
		...change,
		tenantId: widget.tenantId,
		targetId: widget.id,
	})
}

function audited(row: WidgetRow) {
	const { id: _id, created_at: _createdAt, updated_at: _updatedAt, ...fields } = presentWidget(row)
	return fields
}

/** @throws `invalid` for another tenant's: a foreign id must not even be stored. */
async function pick(tx: Db, widget: { id: string; tenantId: string }, submissionIds: string[]): Promise<void> {
	// Held until the end of the transaction: one that is deleted in this moment would fail as a foreign key.
	const own = await tx.$queryRaw<{ id: string }[]>`
		SELECT id FROM submissions WHERE id = ANY(${submissionIds}::uuid[]) AND tenant_id = ${widget.tenantId}::uuid
		ORDER BY id FOR KEY SHARE`
	if (own.length !== submissionIds.length) throw invalid("submission_ids", widgetRefusals.pickedUnknown)
	await tx.widgetItem.deleteMany({ where: { widgetId: widget.id } })
	await tx.widgetItem.createMany({
		data: submissionIds.map((submissionId, position) => ({ widgetId: widget.id, submissionId, position })),
	})
}

/** @throws `conflict` if the tenant has as many as it may have; `invalid` for another tenant's testimonial or tag. */
export function createWidget(
	{ tenantId }: TenantScope,
	actor: Actor,
	{ submission_ids: submissionIds, ...fields }: NewWidget,
): Promise<WidgetRow> {
	return transaction(async (tx) => {
		await lockTenant(tx, tenantId)
		if ((await tx.widget.count({ where: { tenantId } })) >= WIDGETS_MAX)
			throw new AppError("conflict", widgetRefusals.full)
		await assertOwnTags(tx, tenantId, "tag_ids", fields.tag_ids)
		const { id } = await tx.widget.create({
			data: { ...columnsOf(fields), tenantId },
			select: { id: true },
		})
		await pick(tx, { id, tenantId }, submissionIds)
		const row = await tx.widget.findUniqueOrThrow({ where: { id }, select: WIDGET })
		await record(tx, actor, { id, tenantId }, { action: "widget.created", after: audited(row) })
		return row
	})
}

/** The update changes nothing: it locks the row for the transaction, so that what was compared is what gets changed. */
async function lock(tx: Db, scope: AccessScope, id: string) {
	const own = await tx.widget.updateMany({ where: { id, ...withinScope(scope) }, data: { maxItems: { increment: 0 } } })
	if (own.count !== 1) throw notFound(widgetRefusals.notFound)
	return tx.widget.findUniqueOrThrow({ where: { id }, select: { ...WIDGET, tenantId: true } })
}

/** @throws `not_found`; `conflict` if saved after `updated_at`; `invalid` for another tenant's testimonial or tag. */
export function changeWidget(
	scope: AccessScope,
	actor: Actor,
	id: string,
	{ updated_at: readAt, submission_ids: submissionIds, ...fields }: WidgetUpdate,
): Promise<WidgetRow> {
	return transaction(async (tx) => {
		const before = await lock(tx, scope, id)
		if (readAt && readAt.getTime() !== before.updatedAt.getTime()) throw new AppError("conflict", widgetRefusals.stale)
		if (submissionIds) await pick(tx, before, submissionIds)
		if (fields.tag_ids) await assertOwnTags(tx, before.tenantId, "tag_ids", fields.tag_ids)
		const row = await tx.widget.update({
			where: { id },
			data: { ...columnsOf(fields), updatedAt: laterThan(before.updatedAt) },
			select: WIDGET,
		})
		await record(tx, actor, before, { action: "widget.changed", before: audited(before), after: audited(row) })
		return row
	})
}

/** Pages that still hold its snippet show nothing, and a wall page all testimonials. @throws `not_found`. */
export function deleteWidget(scope: AccessScope, actor: Actor, id: string): Promise<void> {
	return transaction(async (tx) => {
		const before = await lock(tx, scope, id)
		await tx.tenant.updateMany({ where: { id: before.tenantId, wallWidgetId: id }, data: { wallWidgetId: null } })
		await tx.widget.delete({ where: { id } })
		await record(tx, actor, before, { action: "widget.deleted", before: audited(before) })
	})
}
