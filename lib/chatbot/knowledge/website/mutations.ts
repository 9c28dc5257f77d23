import { randomUUID } from "node:crypto"
import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, db, transaction } from "@/lib/db/client"
import type { Website, WebsitePage } from "@/lib/db/generated/client"
import { AppError, invalid } from "@/lib/errors"
import { enqueue, enqueueAll, wakeQueue } from "@/lib/jobs/queue"
import { consume } from "@/lib/limits/consume"
import type { TenantScope } from "@/lib/tenants/scope"
import { assertRoomForAll, lockKnowledge, writeChunks } from "../mutations"
import { findWebsite } from "./queries"
import { startReading } from "./read/start-mutations"
import { WEBSITES_MAX } from "./schema"
import { websiteProblems } from "./words"

const HOUR_MS = 3_600_000

/** @throws `invalid` for one website too many, `conflict` for a known one, `rate_limited`. */
export async function addWebsite({ tenantId }: TenantScope, actor: Actor, address: string): Promise<Website> {
	await consume("WEBSITE_TENANT", tenantId)
	return transaction(async (tx) => {
		await lockKnowledge(tx, tenantId)
		const known = await tx.website.findMany({ where: { tenantId }, select: { address: true } })
		if (known.some((website) => website.address === address)) throw new AppError("conflict", websiteProblems.known)
		if (known.length >= WEBSITES_MAX) throw invalid("address", websiteProblems.tooMany)
		const nextReadAt = new Date(Date.now() + HOUR_MS)
		const website = await tx.website.create({ data: { tenantId, address, nextReadAt } })
		await enqueue(tx, "read-website", { websiteId: website.id, step: website.step })
		await recordChange(tx, actor, { tenantId, action: "website.added", targetId: website.id, after: { address } })
		return website
	})
}

/** @throws `not_found`, `conflict` while it is being read, `rate_limited`. */
export async function readWebsiteAgain(scope: TenantScope, actor: Actor, id: string): Promise<void> {
	// Before the use is counted, which a second run of the transaction must not count again.
	if ((await findWebsite(db(), scope, id)).state === "reading")
		throw new AppError("conflict", websiteProblems.stillReading)
	await consume("WEBSITE_TENANT", scope.tenantId)
	await transaction(async (tx) => {
		const website = await findWebsite(tx, scope, id)
		if (!(await startReading(tx, website))) throw new AppError("conflict", websiteProblems.stillReading)
		const { tenantId, address } = website
		await recordChange(tx, actor, { tenantId, action: "website.reading_started", targetId: id, after: { address } })
	})
}

async function dropSources(tx: Db, ids: readonly (string | null)[]): Promise<void> {
	await tx.knowledgeSource.deleteMany({ where: { id: { in: ids.filter((id) => id !== null) } } })
}

/** Reserves the room that pages need. Jobs index them, one page each, which holds no lock long. */
async function takePages(tx: Db, tenantId: string, pages: readonly WebsitePage[]): Promise<void> {
	if (pages.length === 0) return
	await assertRoomForAll(
		tx,
		tenantId,
		pages.map(({ content }) => content),
	)
	const sources = pages.map(({ title, content }) => ({
		id: randomUUID(),
		tenantId,
		kind: "website" as const,
		title,
		content,
		status: "processing" as const,
	}))
	await tx.knowledgeSource.createMany({ data: sources })
	await tx.$executeRaw`UPDATE website_pages p SET source_id = chosen.source_id
		FROM unnest(${pages.map(({ id }) => id)}::uuid[], ${sources.map(({ id }) => id)}::uuid[]) AS chosen (id, source_id)
		WHERE p.id = chosen.id`
	await enqueueAll(
		tx,
		sources.map(({ id: sourceId }) => ({ queue: "learn-page", data: { sourceId } })),
	)
}

/** Makes a chosen page findable, unless the choice changed meanwhile or another run was faster. */
export async function learnPage(sourceId: string): Promise<void> {
	const waiting = { id: sourceId, kind: "website", status: "processing" } as const
	const found = await db().knowledgeSource.findFirst({ where: waiting, select: { tenantId: true } })
	if (!found) return
	await transaction(async (tx) => {
		await lockKnowledge(tx, found.tenantId)
		// Locks the source too: deleting one does not take the tenant's lock.
		const [source] = await tx.knowledgeSource.updateManyAndReturn({ where: waiting, data: { status: "ready" } })
		if (source) await writeChunks(tx, source)
	})
}

/** Skips pages that have no text or are gone. @throws `not_found`; `invalid` without room, and nothing has changed. */
export async function choosePages(
	scope: TenantScope,
	actor: Actor,
	id: string,
	chosen: readonly string[],
): Promise<void> {
	const { tenantId } = scope
	await transaction(async (tx) => {
		await lockKnowledge(tx, tenantId)
		const { address } = await findWebsite(tx, scope, id)
		const pages = await tx.websitePage.findMany({
			where: { websiteId: id, OR: [{ sourceId: { not: null } }, { content: { not: "" } }] },
			orderBy: [{ depth: "asc" }, { path: "asc" }],
		})
		const dropped = pages.filter((page) => page.sourceId && !chosen.includes(page.id))
		// First, because it makes room for the added pages.
		await dropSources(
			tx,
			dropped.map(({ sourceId }) => sourceId),
		)
		const added = pages.filter((page) => !page.sourceId && page.content !== "" && chosen.includes(page.id))
		await takePages(tx, tenantId, added)
		if (added.length + dropped.length === 0) return
		const after = { address, pages_added: added.length, pages_removed: dropped.length }
		await recordChange(tx, actor, { tenantId, action: "website.pages_changed", targetId: id, after })
	})
	wakeQueue()
}

/** With everything that the chatbot learned from it. @throws `not_found`. */
export function removeWebsite(scope: TenantScope, actor: Actor, id: string): Promise<void> {
	const { tenantId } = scope
	return transaction(async (tx) => {
		await lockKnowledge(tx, tenantId)
		const { address } = await findWebsite(tx, scope, id)
		const pages = await tx.websitePage.findMany({ where: { websiteId: id }, select: { sourceId: true } })
		await dropSources(
			tx,
			pages.map(({ sourceId }) => sourceId),
		)
		await tx.website.delete({ where: { id } })
		await recordChange(tx, actor, { tenantId, action: "website.removed", targetId: id, before: { address } })
	})
}
