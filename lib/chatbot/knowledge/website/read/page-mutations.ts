import type { Db } from "@/lib/db/client"
import type { KnowledgeSource, Website, WebsitePage } from "@/lib/db/generated/client"
import { laterThan } from "@/lib/db/later-than"
import { AppError } from "@/lib/errors"
import { assertRoomFor, writeChunks } from "../../mutations"
import { KNOWLEDGE_BYTES_MAX } from "../../quota"
import { PAGES_MAX } from "../schema"
import { websiteProblems } from "../words"
import type { FoundPage, PageOutcome } from "./read-page"

/** A copy may have another date, or a line about its author. */
const NEARLY = 0.9

function saysAll(text: string, other: string): boolean {
	const had = new Map<string, number>()
	for (const word of text.toLowerCase().split(/\s+/)) had.set(word, (had.get(word) ?? 0) + 1)
	const words = other.toLowerCase().split(/\s+/)
	const shared = words.filter((word) => {
		const left = had.get(word) ?? 0
		had.set(word, left - 1)
		return left > 0
	})
	return shared.length >= words.length * NEARLY
}

/** Bytes per website. The admin chooses from more than fits. */
const FOUND_BYTES_MAX = 2 * KNOWLEDGE_BYTES_MAX

type Reading = Pick<Website, "id" | "tenantId" | "reading">

/** @returns whether all had room. */
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

/** Why a readable page is left out. A double is kept for the admin to choose. */
interface Against {
	reason: string
	isDouble: boolean
}

/** @returns "later" if another page has to be read first, or null. */
async function reasonAgainst(
	tx: Db,
	reading: Reading,
	{ id, depth, state, reason, sourceId }: WebsitePage,
	{ movedTo, canonical, content }: FoundPage,
): Promise<Against | "later" | null> {
	const known = movedTo ?? canonical
	if (known) {
		await meetPages(tx, reading, [known], depth)
		const where = { websiteId_path: { websiteId: reading.id, path: known } }
		const other = await tx.websitePage.findUnique({ where })
		const isRead = other?.readIn === reading.reading
		const same = other?.metIn === reading.reading && { reason: websiteProblems.samePage(known), isDouble: true }
		if (same && movedTo && (!isRead || other.state === "found")) return same
		if (same && canonical && isRead && other.state === "found" && saysAll(other.content, content)) return same
		// Once, because two pages may each name the other. The reason shows that it has waited.
		const hasWaited = state === "waiting" && reason === websiteProblems.samePage(known)
		if (same && canonical && !isRead && !sourceId && !hasWaited) {
			await tx.websitePage.update({ where, data: { depth: Math.min(depth, other.depth) } })
			await tx.$executeRaw`UPDATE website_pages SET state = 'waiting', reason = ${same.reason},
				created_at = clock_timestamp() + interval '1 millisecond' WHERE id = ${id}::uuid`
			return "later"
		}
	}
	const readNow = { websiteId: reading.id, readIn: reading.reading, state: "found" as const, id: { not: id } }
	const same = await tx.websitePage.findFirst({ where: { ...readNow, content }, select: { path: true } })
	if (same) return { reason: websiteProblems.sameText(same.path), isDouble: true }
	const [others] = await tx.$queryRaw<{ bytes: number }[]>`
		SELECT coalesce(sum(octet_length(content)), 0)::int AS bytes FROM website_pages
		WHERE website_id = ${reading.id}::uuid AND id <> ${id}::uuid`
	return (others?.bytes ?? 0) + Buffer.byteLength(content) > FOUND_BYTES_MAX
		? { reason: websiteProblems.tooLong, isDouble: false }
		: null
}

/** @returns why the text could not be replaced, or null. */
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

/** A page in the knowledge that is gone or fails is marked and keeps its text until the admin removes it. Call it
 * within lockKnowledge(). @param page as it is within the lock. */
export async function settlePage(tx: Db, reading: Reading, page: WebsitePage, outcome: PageOutcome): Promise<void> {
	const readIn = reading.reading
	const settle = (data: Partial<Pick<WebsitePage, "state" | "reason" | "title" | "content" | "language">>) =>
		tx.websitePage.update({ where: { id: page.id }, data: { readIn, reason: null, ...data }, select: { id: true } })
	if (outcome.state === "gone" && !page.sourceId)
		return void (await settle({ state: "failed", reason: websiteProblems.pageMissing, content: "" }))
	// The text of a page that is not knowledge is not kept longer than the page can be read.
	const kept = page.sourceId ? {} : { content: "" }
	if (outcome.state !== "found") return void (await settle({ ...outcome, ...kept }))
	const against = await reasonAgainst(tx, reading, page, outcome)
	if (against === "later") return
	const { title, content, language, reason } = outcome
	// What the admin has chosen stays, and up to date.
	if (against && !(against.isDouble && page.sourceId)) {
		const double = against.isDouble ? { title, content, language } : kept
		return void (await settle({ state: "skipped", reason: against.reason, ...double }))
	}
	const full = page.sourceId ? await refreshSource(tx, page.sourceId, outcome) : null
	if (full) return void (await settle({ state: "failed", reason: full }))
	await settle({ state: "found", title, content, language, reason })
}
