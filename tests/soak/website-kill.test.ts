import { afterAll, beforeAll, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { buildWorld, type World } from "../faults/support/world"
import { makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"
import { page } from "../support/website-world"
import { startWebHost, type WebHost } from "../support/websites"
import { eventually } from "../support/worker-process"

const ADDRESS = "127.0.0.2"
const PAGES = 60
const KILLS = Number(process.env.SOAK_WEBSITE_KILLS) || 8

let web: WebHost
let world: World

beforeAll(async () => {
	web = await startWebHost(ADDRESS)
	world = await buildWorld({ extra: { OUTBOUND_ALLOW: `${ADDRESS}/32:${web.port}`, WEBSITE_PAUSE_MS: "20" } })
})
afterAll(async () => {
	await world.end()
	await web.stop()
})

it(`a reading that is killed ${KILLS} times ends with every page once`, async () => {
	const paths = Array.from({ length: PAGES }, (_, at) => `/page-${at}`)
	const pages = Object.fromEntries(paths.map((path) => [path, page(path, `What ${path} says.`)]))
	const site = web.add(ADDRESS, { ...pages, "/": page("Home", "Welcome.", ...paths) })
	let server = await world.start()
	const { token } = await makeTenantWithAdmin()
	const body = { address: site.origin }
	const { id } = (await send(server.url, "POST /api/admin/chatbot/websites", { token, body })).body
	for (let kill = 1; kill <= KILLS; kill++) {
		const enough = (kill * PAGES) / (KILLS + 1)
		await eventually("some pages", () => site.asked.length > enough)
		await server.kill9()
		server = await world.start()
	}
	await eventually("the end", async () => (await db().website.findUnique({ where: { id } }))?.state !== "reading")
	const found = await db().websitePage.findMany({ where: { websiteId: id } })
	expect(found.map(({ path }) => path).sort()).toEqual(["/", ...paths].sort())
	expect(found.filter(({ state }) => state !== "found")).toEqual([])
	// A kill costs the one request that was in hand.
	expect(site.asked.length).toBeLessThanOrEqual(PAGES + 3 + KILLS)

	// What the admin then chooses is learned page by page, each once.
	const choice = { pages: found.map((one) => one.id) }
	const chosen = await send(server.url, "PUT /api/admin/chatbot/website/{id}", { token, params: { id }, body: choice })
	expect(chosen.body.website.pages_taken).toBe(PAGES + 1)
	const learned = () => db().knowledgeSource.count({ where: { websitePage: { websiteId: id }, status: "ready" } })
	for (let kill = 1; kill <= KILLS; kill++) {
		const enough = (kill * PAGES) / (KILLS + 1)
		await eventually("some learned pages", async () => (await learned()) >= enough)
		await server.kill9()
		server = await world.start()
	}
	await eventually("all learned pages", async () => (await learned()) === PAGES + 1)
	expect(await db().knowledgeChunk.count({ where: { source: { websitePage: { websiteId: id } } } })).toBe(PAGES + 1)
	expect(await db().job.count({ where: { queue: { in: ["read-website", "read-slow-website", "learn-page"] } } })).toBe(
		0,
	)
})
