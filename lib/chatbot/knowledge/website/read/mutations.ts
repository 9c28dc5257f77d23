import { type Db, db, transaction } from "@/lib/db/client"
import type { Website } from "@/lib/db/generated/client"
import type { JobData } from "@/lib/jobs/queues"
import { lockKnowledge } from "../../mutations"
import { DEPTH_MAX } from "../schema"
import { lookAround } from "./look-around"
import { meetPages, settlePage } from "./page-mutations"
import { readPage } from "./read-page"
import { pagePath } from "./site-address"
import { advance, WEEK_MS } from "./start-mutations"

/** A step that takes longer waits for its website, or for its turn there. */
const SLOW_MS = 3_000

const inAWeek = () => new Date(Date.now() + WEEK_MS)

function pacer() {
	const startedAt = Date.now()
	return () => (Date.now() - startedAt > SLOW_MS ? ("read-slow-website" as const) : ("read-website" as const))
}

async function begin(website: Website): Promise<void> {
	const queue = pacer()
	const around = await lookAround(website.address)
	await transaction(async (tx) => {
		await lockKnowledge(tx, website.tenantId)
		if ("error" in around) {
			await advance(tx, website, { state: "failed", error: around.error, readAt: new Date(), nextReadAt: inAWeek() })
			return
		}
		const { origin, robots, paths } = around
		// A list of one page is no list.
		const followsLinks = paths.length < 2
		if (!(await advance(tx, website, { origin, robots, followsLinks }, queue()))) return
		const taken = { websiteId: website.id, sourceId: { not: null } }
		await tx.websitePage.updateMany({ where: taken, data: { metIn: website.reading } })
		const start = pagePath(website.address, new URL(website.address)) ?? "/"
		await meetPages(tx, website, [start], 0)
		const hasRoom = await meetPages(tx, website, followsLinks ? [] : paths, 1)
		await tx.website.update({ where: { id: website.id }, data: { hasMore: !hasRoom } })
	})
}

async function finish(tx: Db, website: Website): Promise<void> {
	const { id, tenantId, reading } = website
	// An admin may be choosing one of the deleted pages.
	await lockKnowledge(tx, tenantId)
	const pages = { websiteId: id }
	const readable = await tx.websitePage.count({
		where: { ...pages, metIn: reading, OR: [{ state: "found" }, { sourceId: { not: null } }] },
	})
	const first = { where: { ...pages, metIn: reading }, orderBy: { depth: "asc" } } as const
	const reason = readable > 0 ? null : ((await tx.websitePage.findFirst(first))?.reason ?? null)
	const state = readable > 0 ? ("ready" as const) : ("failed" as const)
	if (!(await advance(tx, website, { state, error: reason, readAt: new Date(), nextReadAt: inAWeek() }))) return
	await tx.websitePage.deleteMany({ where: { ...pages, metIn: { lt: reading }, sourceId: null } })
}

/** All state is in the database: a killed step is repeated, and one that runs twice is stored once. */
export async function readWebsite({ websiteId, step }: JobData["read-website"]): Promise<void> {
	// A business that is out of service sends no requests. queueDueReadings() starts over once it is back.
	const inService = { isActive: true, chatbotEnabled: true }
	const website = await db().website.findFirst({ where: { id: websiteId, step, state: "reading", tenant: inService } })
	if (!website) return
	const { origin, robots } = website
	if (origin === null || robots === null) return begin(website)
	const page = await db().websitePage.findFirst({
		where: { websiteId, metIn: website.reading, readIn: { lt: website.reading } },
		// First what is knowledge: of two pages with the same text, it stays.
		orderBy: [{ sourceId: { sort: "asc", nulls: "last" } }, { depth: "asc" }, { createdAt: "asc" }, { path: "asc" }],
	})
	if (!page) return transaction((tx) => finish(tx, website))
	const queue = pacer()
	const outcome = await readPage({ origin, robots }, { path: page.path, isStart: page.depth === 0 })
	await transaction(async (tx) => {
		await lockKnowledge(tx, website.tenantId)
		const isFoundStart = page.depth === 0 && outcome.state === "found"
		if (!(await advance(tx, website, isFoundStart ? { origin: outcome.origin } : {}, queue()))) return
		// An admin may have chosen it meanwhile.
		await settlePage(tx, website, await tx.websitePage.findUniqueOrThrow({ where: { id: page.id } }), outcome)
		if (outcome.state !== "found" || !website.followsLinks || page.depth === DEPTH_MAX) return
		const hasRoom = await meetPages(tx, website, outcome.links, page.depth + 1)
		if (!hasRoom) await tx.website.update({ where: { id: websiteId }, data: { hasMore: true } })
	})
}
