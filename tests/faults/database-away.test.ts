import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { reclaimDue } from "@/lib/storage/ledger-mutations"
import { type FaultyPostgres, startFaultyPostgres } from "../support/faulty-postgres"
import { knownKeys } from "../support/known-keys"
import { spoolFiles } from "../support/leftovers"
import { send } from "../support/send"
import type { TestServer } from "../support/server"
import { eventually } from "../support/worker-process"
import { everyCall, sendAll } from "./support/every-call"
import { expectRefusal, refusalProblems } from "./support/expect-refusal"
import { makeTake, type Take } from "./support/make-take"
import { answerTo, type OpenUpload, openUpload } from "./support/open-upload"
import { Random } from "./support/random"
import { sendTake } from "./support/send-take"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

let postgres: FaultyPostgres
let world: World
let server: TestServer
const random = new Random(3)

beforeAll(async () => {
	postgres = await startFaultyPostgres()
	world = await buildWorld({ databaseUrl: postgres.url, mail: "smtp", extra: { DATABASE_PATIENCE_MS: "2000" } })
	server = await world.start()
})
afterAll(async () => {
	await world.end()
	await postgres.stop()
})

/** Each fault and how it is cleared. */
const FAULTS = [
	["crashes", () => postgres.crash(), () => postgres.start()],
	["hangs", async () => postgres.pause(), async () => postgres.resume()],
] as const

/** These answer without the database, or with its defaults. */
const OPEN: Record<string, number> = {
	// No METRICS_TOKEN is set, so there is nothing at this address.
	"GET /api/metrics": 404,
	"GET /api/openapi.json": 200,
	"GET /api/client.ts": 200,
	"GET /api/client.js": 200,
	"GET /api/platform/config": 200,
	// A signed challenge, which is stored nowhere.
	"POST /api/admin/login/passkey-options": 200,
	"POST /api/tenant/{tenantSlug}/log-gift-download": 204,
	"GET /robots.txt": 200,
	// The name alone shows that there is no such file.
	"GET /media/assets/{key}": 404,
}

/** With the status that monitors and search engines see. */
const SCREENS = [
	["/", /Sign in|Login|Welcome/i, 200],
	["/TENANT", /Failed to load page\. Please try again\./, 503],
	["/TENANT/thank-you", /Failed to load thank you page/, 503],
	["/testimonial/SUBMISSION", /Failed to load testimonial\. Please try again\./, 503],
	["/wall/TENANT", /Failed to load page\. Please try again\./, 503],
	["/chat/TENANT", /Failed to load/, 503],
	["/consent/CONSENT", /Failed to load your receipt\. Please try again\./, 503],
	["/admin/platform", /Platform Administrator/, 200],
	["/admin/TENANT", /Tenant Administrator/, 200],
	["/admin/TENANT/watch/SUBMISSION", /Failed to load dashboard data/, 503],
	["/admin/TENANT/dashboard", /Failed to load dashboard data/, 503],
] as const

type Prepared = Awaited<ReturnType<typeof everyCall>>

async function visit(page: string, { tenantSlug, submissionId, consentToken, token }: Prepared) {
	const path = page.replace("TENANT", tenantSlug).replace("SUBMISSION", submissionId).replace("CONSENT", consentToken)
	const headers = { cookie: `next-auth.session-token=${token}` }
	const response = await fetch(server.url + path, { headers, redirect: "manual" })
	return { status: response.status, html: await response.text() }
}

const askFor = (tenantSlug: string) => send(server.url, "GET /api/tenant/{tenantSlug}", { params: { tenantSlug } })

/** The second thirty start as soon as one request is answered, while others still wait for a connection. */
async function crowd(tenantSlug: string) {
	const thirty = () => Array.from({ length: 30 }, () => askFor(tenantSlug))
	const first = thirty()
	await Promise.race(first)
	return Promise.all([...first, ...thirty()])
}

/** All answers from the outage. A request that waits for the database's return instead of failing would prolong it. */
async function duringOutage(prepared: Prepared, uploads: OpenUpload[]) {
	for (const upload of uploads) upload.finish()
	const [answers, visitors, screens, attempts] = await Promise.all([
		sendAll(server.url, prepared.calls),
		crowd(prepared.tenantSlug),
		Promise.all(SCREENS.map(([page]) => visit(page, prepared))),
		Promise.all(uploads.map(answerTo)),
	])
	await eventually("an empty spool", async () => (await spoolFiles()).length === 0)
	return { answers, visitors, screens, attempts }
}

describe.each(FAULTS)("a database that %s", (_name, begin, end) => {
	let prepared: Prepared
	let takes: Take[]
	let during: Awaited<ReturnType<typeof duringOutage>>

	// All tests below share one outage. Each with its own would wait for the same time limits again.
	beforeAll(async () => {
		prepared = await everyCall()
		takes = await Promise.all(Array.from({ length: 3 }, () => makeTake(random, { padding: 1024 * 1024 })))
		const uploads = takes.map((take) => openUpload(server.url, prepared.tenantSlug, take))
		await eventually("uploads on their way", async () => (await spoolFiles()).length === takes.length)
		await begin()
		during = await duringOutage(prepared, uploads).finally(end)
	})

	it("recovers by itself", async () => {
		await eventually("its health", async () => (await send(server.url, "GET /api/health")).status === 200)
		await eventually("a visitor's answer", async () => (await askFor(prepared.tenantSlug)).status === 200)
		const dashboard = await send(server.url, "GET /api/admin/dashboard", { token: prepared.token })
		expect(dashboard.status).toBe(200)
	})

	it("gives every call a clear answer", () => {
		const wrong = during.answers.flatMap((answer) => {
			const { operation, status, text } = answer
			if (operation === "GET /api/health") {
				const { live, ready, ...refusal } = JSON.parse(text)
				if (live !== true || ready !== false) return [`health ${status} ${text}`]
				return refusalProblems({ ...answer, text: JSON.stringify(refusal) })
			}
			if (status === OPEN[operation]) return []
			if (status !== 503) return [`${operation} answered ${status} ${text}`]
			// HEAD has no body to say more.
			if (operation.startsWith("HEAD ")) return []
			return refusalProblems(answer).map((problem) => `${operation}: ${problem}`)
		})
		expect(wrong).toEqual([])
	})

	it("gives a clear answer under load as well", () => {
		expect(during.visitors).toHaveLength(60)
		for (const answer of during.visitors) expectRefusal(answer, 503)
	})

	it("shows each page's own error screen", () => {
		const wrong = during.screens.flatMap(({ status, html }, at) => {
			const [page, text, wanted] = SCREENS[at] ?? ["", /^$/, 0]
			return [
				...(status === wanted ? [] : [`${page} answered ${status}`]),
				...(text.test(html) ? [] : [`${page} does not say ${text}`]),
			]
		})
		expect(wrong).toEqual([])
	})

	it("loses no upload that was under way: the same key stores it afterwards, and it is mailed once", async () => {
		for (const answer of during.attempts) expectRefusal(answer, 503)
		const { tenantSlug } = prepared
		for (const take of takes) {
			await eventually("the take to get in", async () => {
				// The key is still held by the attempt that could not release it. A phone would wait these fifteen
				// seconds.
				await db().idempotencyKey.updateMany({ where: { submissionId: null }, data: { leaseUntil: new Date(0) } })
				const answer = await sendTake(server.url, tenantSlug, take)
				if (answer !== "cut" && answer.status !== 409) expect(answer).toMatchObject({ status: 200 })
				return answer !== "cut" && answer.status === 200
			})
		}
		const tenant = await db().tenant.findUniqueOrThrow({ where: { slug: tenantSlug } })
		const rows = await db().submission.findMany({ where: { tenantId: tenant.id } })
		const hashes = rows.map(({ sha256 }) => sha256)
		for (const take of takes) expect(hashes.filter((hash) => hash === take.sha256)).toHaveLength(1)
		await eventually(
			"an empty mail queue",
			async () => (await db().job.count({ where: { queue: "deliver-mail" } })) === 0,
		)
		const mailed = world.smtp.received.filter(({ to }) => to.includes(tenant.notifyEmail)).length
		expect(mailed).toBe(takes.length)
		const known = await knownKeys()
		await reclaimDue(new Date(Date.now() + 2 * 3600 * 1000))
		expect((await storedKeys(world)).filter((key) => !known.includes(key))).toEqual([])
	})
})
