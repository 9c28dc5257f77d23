import type { Db } from "@/lib/db/client"
import type { KnowledgeSource, Website, WebsitePage } from "@/lib/db/generated/client"
import { laterThan } from "@/lib/db/later-than"
import { AppError } from "@/lib/errors"
import { assertRoomFor, writeChunks } from "../../mutations"
import { KNOWLEDGE_BYTES_MAX } from "../../quota"
import { PAGES_MAX } from "../schema"
import { PAGE_MISSING, samePage, sameText, WEBSITE_TOO_LONG } from "../texts"
import type { FoundPage, PageOutcome } from "./read-page"

/** What all pages of a website may hold together, in bytes. The admin chooses from more than fits. */
const FOUND_BYTES_MAX = 2 * KNOWLEDGE_BYTES_MAX

type Reading = Pick<Website, "id" | "tenantId" | "reading">

/**
 * Notes pages that the current reading has met, in this order, as long as there is room.
 * @returns whether there was room for all of them.
 */
export async function meetPages(
	tx: Db,
	{ id, reading }: Reading,
	paths: readonly string[],
	depth: number,
): Promise<boolean> {
	const met = { websiteId: id, metIn: reading }
	const known = await tx.websitePage.findMany({ where: { ...met, path: { in: [...paths] } }, select: { path: true } })
	const others = paths.filter((path) => !known.some((page) => page.path === path))
	const room = Math.max(0, PAGES_MAX - (await tx.websitePage.count({ where: met })))
	const fresh = others.slice(0, room)
	await tx.$executeRaw`
		INSERT INTO website_pages (website_id, path, depth, met_in)
		SELECT ${id}::uuid, path, ${depth}, ${reading} FROM unnest(${fresh}::text[]) path
		ON CONFLICT (website_id, path) DO UPDATE SET depth = EXCLUDED.depth, met_in = EXCLUDED.met_in`
	return fresh.length === others.length
}

/** Why a page is left out although it can be read: it is known already, or there is no room. Null if it is not. */
async function reasonAgainst(
	tx: Db,
	reading: Reading,
	{ id, depth }: WebsitePage,
	{ canonical, content }: FoundPage,
): Promise<string | null> {
	if (canonical) {
		await meetPages(tx, reading, [canonical], depth)
		const where = { websiteId_path: { websiteId: reading.id, path: canonical } }
		const other = await tx.websitePage.findUnique({ where, select: { metIn: true, readIn: true, state: true } })
		const isMet = other?.metIn === reading.reading
		// Two pages that each name the other: the second is taken as it is. So is one whose better half found no room.
		if (isMet && (other.readIn < reading.reading || other.state === "found")) return samePage(canonical)
	}
	const readNow = { websiteId: reading.id, readIn: reading.reading, state: "found" as const, id: { not: id } }
	const same = await tx.websitePage.findFirst({ where: { ...readNow, content }, select: { path: true } })
	if (same) return sameText(same.path)
	const [others] = await tx.$queryRaw<{ bytes: number }[]>`
		SELECT coalesce(sum(octet_length(content)), 0)::int AS bytes FROM website_pages
		WHERE website_id = ${reading.id}::uuid AND id <> ${id}::uuid`
	return (others?.bytes ?? 0) + Buffer.byteLength(content) > FOUND_BYTES_MAX ? WEBSITE_TOO_LONG : null
}

/** Replaces a source's text if the page says something else now. @returns why it could not, or null. */
async function refreshSource(tx: Db, sourceId: string, { title, content }: FoundPage): Promise<string | null> {
	const source: KnowledgeSource = await tx.knowledgeSource.findUniqueOrThrow({ where: { id: sourceId } })
	if (source.title === title && source.content === content) return null
	try {
		await assertRoomFor(tx, source.tenantId, content, sourceId)
	} catch (error) {
		if (error instanceof AppError) return error.message
		throw error
	}
	const data = { title, content, status: "ready" as const, updatedAt: laterThan(source.updatedAt) }
	await writeChunks(tx, await tx.knowledgeSource.update({ where: { id: sourceId }, data }))
	return null
}

/**
 * Stores what reading a page brought. What is knowledge stays knowledge until the admin says otherwise: a page that is
 * gone or fails is marked, and its earlier text stays. Call within lockKnowledge().
 * @param page as it is within the lock.
 */
export async function settlePage(tx: Db, reading: Reading, page: WebsitePage, outcome: PageOutcome): Promise<void> {
	const readIn = reading.reading
	const settle = (data: Partial<Pick<WebsitePage, "state" | "reason" | "title" | "content" | "language">>) =>
		tx.websitePage.update({ where: { id: page.id }, data: { readIn, reason: null, ...data }, select: { id: true } })
	if (outcome.state === "gone" && !page.sourceId)
		return void (await settle({ state: "failed", reason: PAGE_MISSING, content: "" }))
	// The text of a page that is not knowledge is not kept longer than the page can be read.
	const kept = page.sourceId ? {} : { content: "" }
	if (outcome.state !== "found") return void (await settle({ ...outcome, ...kept }))
	const against = await reasonAgainst(tx, reading, page, outcome)
	if (against) return void (await settle({ state: "skipped", reason: against, ...kept }))
	const full = page.sourceId ? await refreshSource(tx, page.sourceId, outcome) : null
	if (full) return void (await settle({ state: "failed", reason: full }))
	const { title, content, language } = outcome
	await settle({ state: "found", title, content, language })
}
