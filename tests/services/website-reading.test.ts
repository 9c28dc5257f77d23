import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { learnPage } from "@/lib/chatbot/knowledge/website/mutations"
import { readWebsite } from "@/lib/chatbot/knowledge/website/read/mutations"
import { queueDueReadings } from "@/lib/chatbot/knowledge/website/read/start-mutations"
import { waitForHost } from "@/lib/chatbot/knowledge/website/turns/mutations"
import { closeDb, db } from "@/lib/db/client"
import { isEnqueued } from "@/lib/jobs/queue"
import { stopWebReader } from "@/lib/media/web/read-web"
import { type OwnDatabase, startOwnDatabase } from "../support/own-database"
import { giveEnvironment } from "../support/service-environment"
import { ALLOWED, page, REFUSED, readAll, stepOf, websiteWorld } from "../support/website-world"
import { startWebHost, type WebHost } from "../support/websites"

const DAY_MS = 86_400_000

let database: OwnDatabase
let web: WebHost

beforeAll(async () => {
	;[database, web] = await Promise.all([startOwnDatabase(), startWebHost(ALLOWED, REFUSED)])
	giveEnvironment(database, {
		OUTBOUND_ALLOW: `${ALLOWED}/32:${web.port}`,
		WEBSITE_PAUSE_MS: "0",
		WEBSITE_TIMEOUT_MS: "60000",
		LIMIT_WEBSITE_TENANT: "5/86400",
		// A slow machine is no failure.
		DATABASE_PATIENCE_MS: "60000",
	})
})
afterAll(async () => {
	stopWebReader()
	await closeDb()
	await web.stop()
	await database.stop()
})

it("goes by the sitemaps that robots.txt names, packed ones and those in an index, up to 200 pages", async () => {
	const { pages, add } = await websiteWorld()
	const loc = (path: string) => `<loc>http://www.maps.example:${web.port}${path}</loc>`
	const many = Array.from({ length: 250 }, (_, at) => `<url>${loc(`/p${at}`)}</url>`).join("")
	const site = web.add("maps.example", {
		"/robots.txt": `Sitemap: http://www.maps.example:${web.port}/index.xml`,
		"/a.xml.gz": (_request, response) =>
			void response.writeHead(200, { "content-type": "application/gzip" }).end(gzipSync(`<urlset>${many}</urlset>`)),
	})
	const other = web.add("www.maps.example", {
		"/index.xml": `<sitemapindex><sitemap><loc>http://maps.example:${web.port}/a.xml.gz</loc></sitemap><sitemap><loc>http://elsewhere.example/b.xml</loc></sitemap></sitemapindex>`,
	})
	const id = await add(site.origin)
	await readWebsite(await stepOf(id))
	const found = await pages(id)
	expect(found).toHaveLength(200)
	expect(found.map(({ path }) => path)).toContain("/p198")
	expect(await db().website.findUnique({ where: { id } })).toMatchObject({ hasMore: true, followsLinks: false })
	expect([site.asked, other.asked]).toEqual([["/robots.txt", "/a.xml.gz"], ["/index.xml"]])
})

it("stores a step once, however often it is done: after a kill, or by two hosts at once", async () => {
	const { pages, add } = await websiteWorld()
	const site = web.add("twice.example", { "/": page("Home", "Welcome.", "/a"), "/a": page("A", "About us.") })
	const id = await add(site.origin)
	for (let step = 0; step < 4; step++) {
		const job = await stepOf(id)
		// The first two at once, the third as after a kill that came between the commit and the end of the job.
		await Promise.all([readWebsite(job), readWebsite(job)])
		await readWebsite(job)
		const queued = await db().job.findMany({
			where: { queue: "read-website", data: { path: ["websiteId"], equals: id } },
		})
		expect(queued.map(({ data }) => data)).toEqual(
			// One job for each step, as the queue would have removed them; none after the last.
			Array.from({ length: Math.min(step + 2, 4) }, (_, at) => ({ websiteId: id, step: at })),
		)
	}
	expect(await db().website.findUnique({ where: { id } })).toMatchObject({ state: "ready", step: 4 })
	expect((await pages(id)).map(({ path, state }) => [path, state])).toEqual([
		["/", "found"],
		["/a", "found"],
	])
})

it("stops when the business is deactivated, and starts over when it is back", async () => {
	const { tenant, add } = await websiteWorld()
	const site = web.add("paused.example", { "/": page("Home", "Welcome.") })
	const id = await add(site.origin)
	await readWebsite(await stepOf(id))
	const asked = [...site.asked]
	for (const outOfService of [{ isActive: false }, { chatbotEnabled: false }]) {
		const inService = { isActive: true, chatbotEnabled: true }
		await db().tenant.update({ where: { id: tenant.id }, data: { ...inService, ...outOfService } })
		await readWebsite(await stepOf(id))
		await queueDueReadings(new Date(Date.now() + DAY_MS))
		expect(site.asked).toEqual(asked)
		await db().tenant.update({ where: { id: tenant.id }, data: inService })
	}
	await queueDueReadings(new Date(Date.now() + DAY_MS))
	expect(await readAll(id)).toMatchObject({ state: "ready", reading: 2 })
})

it("reads on in the slow queue while a website keeps it waiting", async () => {
	const { add } = await websiteWorld()
	const clock = vi.spyOn(Date, "now")
	const site = web.add("slow.example", {
		"/": page("Home", "Welcome.", "/a"),
		"/a": page("A", "About us."),
		"/robots.txt": (_request, response) => {
			clock.mockReturnValue(Date.now() + 4_000)
			response.end("")
		},
	})
	const id = await add(site.origin)
	const queuedIn = async () =>
		(await db().job.findMany({ where: { data: { equals: await stepOf(id) } } })).map(({ queue }) => queue)
	await readWebsite(await stepOf(id))
	expect(await queuedIn()).toEqual(["read-slow-website"])
	clock.mockRestore()
	await readWebsite(await stepOf(id))
	expect(await queuedIn()).toEqual(["read-website"])
})

it("makes chosen pages knowledge, replaces only what changed, and marks what is gone", async () => {
	const { tenant, pages, add, choose, learn, readAgain, remove, sources } = await websiteWorld()
	const site = web.add("changes.example", {
		"/": page("Home", "Welcome.", "/hours", "/prices", "/old", "/other"),
		"/hours": page("Hours", "Nine to five."),
		"/prices": page("Prices", "A loaf is $5."),
		"/old": page("Old", "Summer menu."),
		"/other": page("Other", "Not chosen."),
	})
	const id = await add(site.origin)
	await readAll(id)
	await choose(id, "/hours", "/prices", "/old")
	await learn()
	const before = await sources()
	expect(before.map(({ kind, title, content }) => [kind, title, content])).toEqual([
		["website", "Hours", "Nine to five."],
		["website", "Old", "Summer menu."],
		["website", "Prices", "A loaf is $5."],
	])
	expect(await db().knowledgeChunk.count({ where: { tenantId: tenant.id } })).toBe(3)

	site.pages["/prices"] = page("Prices", "A loaf is $6.")
	site.pages["/"] = page("Home", "Welcome.", "/hours", "/prices", "/new")
	site.pages["/new"] = page("New", "We have cake.")
	delete site.pages["/old"]
	await readAgain(id)
	expect(await readAll(id)).toMatchObject({ state: "ready" })
	const after = await sources()
	expect(after.map(({ content }) => content)).toEqual(["Nine to five.", "Summer menu.", "A loaf is $6."])
	expect(after.map(({ updatedAt }, at) => updatedAt > (before[at]?.updatedAt ?? 0))).toEqual([false, false, true])
	const chunk = await db().knowledgeChunk.findFirst({ where: { sourceId: after[2]?.id } })
	expect(chunk?.content).toBe("A loaf is $6.")
	expect((await pages(id)).map(({ path, state, reason }) => [path, state, reason])).toEqual([
		["/", "found", null],
		["/hours", "found", null],
		["/new", "found", null],
		["/old", "gone", "This page is no longer on the website."],
		["/prices", "found", null],
	])

	// Taking a page out of the choice, or deleting its source, ends it as knowledge.
	await choose(id, "/hours", "/prices")
	await db().knowledgeSource.delete({ where: { id: after[0]?.id } })
	expect((await sources()).map(({ title }) => title)).toEqual(["Prices"])
	await remove(id)
	expect(await sources()).toEqual([])
	const actions = await db().auditEntry.findMany({ where: { tenantId: tenant.id }, orderBy: { createdAt: "asc" } })
	expect(actions.map(({ action }) => action)).toEqual([
		"website.added",
		"website.pages_changed",
		"website.reading_started",
		"website.pages_changed",
		"website.removed",
	])
})

it("fails in words if there is nothing to read, and keeps what it knew", async () => {
	const { tenant, add, choose, sources, readAgain } = await websiteWorld()
	expect(await readAll(await add("http://nowhere.example/"))).toMatchObject({
		state: "failed",
		error: "There's no website at this address. Please check how it's spelled.",
	})
	expect(await readAll(await add(`http://${REFUSED}:${web.port}/`))).toMatchObject({
		state: "failed",
		error: "This address isn't on the public internet, so we can't read it.",
	})
	// The name is allowed while its robots.txt is read, and leads to this host from then on.
	const site = web.add(
		"rebinding.example",
		{ "/robots.txt": "", "/": page("Home", "Welcome.") },
		ALLOWED,
		ALLOWED,
		ALLOWED,
		REFUSED,
	)
	const id = await add(site.origin)
	expect(await readAll(id)).toMatchObject({ state: "ready" })
	await choose(id, "/")
	const asked = site.asked.length
	await readAgain(id)
	expect(await readAll(id)).toMatchObject({
		state: "failed",
		error: "This address isn't on the public internet, so we can't read it.",
	})
	expect(site.asked).toHaveLength(asked)
	expect((await sources()).map(({ content }) => content)).toEqual(["Welcome."])
	// Three websites for a business, and no more readings than its limit.
	await expect(add("http://one-more.example/")).rejects.toMatchObject({ code: "invalid" })
	await expect(readAgain(id)).rejects.toMatchObject({ code: "rate_limited" })
	const other = await websiteWorld()
	await other.add("http://known.example/")
	await expect(other.add("http://known.example/")).rejects.toMatchObject({ code: "conflict" })
	expect(await db().website.count({ where: { tenantId: tenant.id } })).toBe(3)
})

it("takes all chosen pages or none", async () => {
	const { tenant, add, choose, sources } = await websiteWorld()
	const site = web.add("full.example", { "/": page("Home", "Welcome.", "/a"), "/a": page("A", "About us.") })
	const id = await add(site.origin)
	await readAll(id)
	await db().knowledgeSource.createMany({
		data: Array.from({ length: 199 }, (_, at) => ({
			tenantId: tenant.id,
			kind: "text" as const,
			title: `T${at}`,
			content: "x",
		})),
	})
	await expect(choose(id, "/", "/a")).rejects.toMatchObject({ code: "invalid" })
	expect(await sources()).toHaveLength(199)
	await choose(id, "/a")
	expect(await sources()).toHaveLength(200)
})

it("learns chosen pages one by one, whatever the admin chooses meanwhile", async () => {
	const { tenant, add, find, choose, learn, sources } = await websiteWorld()
	const paths = ["/a", "/b", "/c"]
	const said = Object.fromEntries(paths.map((path) => [path, page(path, `What ${path} says.`)]))
	const site = web.add("chosen.example", { "/": page("Home", "Welcome.", ...paths), ...said })
	const id = await add(site.origin)
	await readAll(id)
	const figures = async () => {
		const { website } = await find(id)
		const chunks = await db().knowledgeChunk.count({ where: { tenantId: tenant.id } })
		return [website.figures.taken, website.figures.learning, chunks]
	}
	await choose(id, ...paths)
	expect(await figures()).toEqual([3, 3, 0])
	const [first, second, third] = (await sources()).map((source) => source.id)
	expect(await isEnqueued(db(), "learn-page", { sourceId: third ?? "" })).toBe(true)
	await learnPage(first ?? "")
	expect(await figures()).toEqual([3, 2, 1])
	await choose(id, "/a", "/c")
	// The jobs of the first choice: one is done already, one has nothing left to do.
	for (const source of [first, second, third]) await learnPage(source ?? "")
	await learn()
	expect(await figures()).toEqual([2, 0, 2])
	expect((await sources()).map(({ title, status }) => [title, status])).toEqual([
		["/a", "ready"],
		["/c", "ready"],
	])
})

it("is read again every week, and starts over if it came to a halt, for active businesses", async () => {
	const [on, off] = await Promise.all([websiteWorld(), websiteWorld({ chatbotEnabled: false })])
	const site = web.add("weekly.example", { "/": page("Home", "Welcome.") })
	const [id, idle, halted] = [
		await on.add(site.origin),
		await off.add(site.origin),
		await on.add("http://halted.example/"),
	]
	await readAll(id)
	const readings = async () =>
		(await Promise.all([id, idle, halted].map((each) => db().website.findUnique({ where: { id: each } })))).map(
			(row) => row?.reading,
		)
	await queueDueReadings(new Date(Date.now() + 2 * 3_600_000))
	expect(await readings()).toEqual([1, 1, 2])
	await queueDueReadings(new Date(Date.now() + 8 * DAY_MS))
	expect(await readings()).toEqual([2, 1, 3])
	expect(await readAll(id)).toMatchObject({ state: "ready", reading: 2 })
})

it("asks a host no more often than its pause, together with everyone else", async () => {
	const turns: number[] = []
	const start = performance.now()
	await Promise.all(
		Array.from({ length: 3 }, async () => {
			await waitForHost("slow.example", 40)
			turns.push(performance.now() - start)
		}),
	)
	await waitForHost("other.example", 40)
	// A database rounds to milliseconds.
	expect(turns[1]).toBeGreaterThan(38)
	expect(turns[2]).toBeGreaterThan(77)
})
