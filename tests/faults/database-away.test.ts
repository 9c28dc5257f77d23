import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { reclaimDue } from "@/lib/storage/reclaim/mutations"
import { type FaultyPostgres, startFaultyPostgres } from "../support/faulty-postgres"
import { knownKeys } from "../support/known-keys"
import { spoolFiles } from "../support/leftovers"
import { send } from "../support/send"
import type { TestServer } from "../support/server"
import { eventually } from "../support/worker-process"
import { everyCall, sendAll } from "./support/every-call"
import { expectRefusal, refusalProblems } from "./support/expect-refusal"
import { makeTake } from "./support/make-take"
import { openUpload } from "./support/open-upload"
import { Random } from "./support/random"
import { slackMs, timed, timeUntil } from "./support/recovery"
import { sendTake } from "./support/send-take"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

/** What a visitor waits for an answer at most, and after the fault; the machine's own slowness comes on top. */
let answerMs = 5_000
let backMs = 2_000

let postgres: FaultyPostgres
let world: World
let server: TestServer
let prepared: Awaited<ReturnType<typeof everyCall>>
const random = new Random(3)

beforeAll(async () => {
	postgres = await startFaultyPostgres()
	world = await buildWorld({ databaseUrl: postgres.url, mail: "smtp" })
	server = await world.start()
})
afterAll(async () => {
	await world.end()
	await postgres.stop()
})

beforeEach(async () => {
	const slack = await slackMs(server.url)
	answerMs = 5_000 + slack
	backMs = 2_000 + slack
})

/** Each fault and its end. */
const FAULTS = [
	["crashes", () => postgres.crash(), () => postgres.start()],
	["stands still", async () => postgres.pause(), async () => postgres.resume()],
] as const

/** These answer without the database, or with its defaults. */
const OPEN: Record<string, number> = {
	"GET /api/platform/config": 200,
	"POST /api/tenant/{tenantSlug}/log-gift-download": 204,
	// The name alone says that there is no such file.
	"GET /media/assets/{key}": 404,
}

const health = async () => (await send(server.url, "GET /api/health")).status

describe.each(FAULTS)("a database that %s", (_name, begin, end) => {
	it("is a clear answer to every call, and the product is back by itself", async () => {
		prepared = await everyCall()
		await begin()
		try {
			const answers = await sendAll(server.url, prepared.calls)
			const wrong = answers.flatMap((answer) => {
				const { operation, status, ms, text } = answer
				if (ms > answerMs) return [`${operation} took ${Math.round(ms)} ms`]
				if (operation === "GET /api/health") {
					const { live, ready, ...refusal } = JSON.parse(text)
					if (live !== true || ready !== false) return [`health ${status} ${text}`]
					return refusalProblems({ ...answer, text: JSON.stringify(refusal) })
				}
				if (status === OPEN[operation]) return []
				if (status !== 503) return [`${operation} answered ${status} ${text}`]
				// Without a body to say more in.
				if (operation.startsWith("HEAD ")) return []
				return refusalProblems(answer).map((problem) => `${operation}: ${problem}`)
			})
			expect(wrong).toEqual([])
		} finally {
			await end()
		}
		expect(await timeUntil(async () => (await health()) === 200)).toBeLessThan(backMs)
		const dashboard = await timed(() => send(server.url, "GET /api/admin/dashboard", { token: prepared.token }))
		expect(dashboard.status).toBe(200)
	})

	it("is a clear answer under a crowd as well", async () => {
		const { tenantSlug } = prepared
		await begin()
		try {
			const crowd = await Promise.all(
				Array.from({ length: 60 }, async (_, index) => {
					// Some come while others already wait for a connection.
					await new Promise((resolve) => setTimeout(resolve, index * 50))
					return timed(() => send(server.url, "GET /api/tenant/{tenantSlug}", { params: { tenantSlug } }))
				}),
			)
			for (const answer of crowd) expectRefusal(answer, 503)
			expect(Math.max(...crowd.map(({ ms }) => ms))).toBeLessThan(answerMs)
		} finally {
			await end()
		}
		const works = () => send(server.url, "GET /api/tenant/{tenantSlug}", { params: { tenantSlug } })
		expect(await timeUntil(async () => (await works()).status === 200)).toBeLessThan(backMs)
	})

	it("shows each page's own failure screen", async () => {
		const { tenantSlug, submissionId, token, consentToken } = prepared
		const cookie = `next-auth.session-token=${token}`
		const pages = [
			["/", /Sign in|Login|Welcome/i],
			[`/${tenantSlug}`, /Failed to load page\. Please try again\./],
			[`/${tenantSlug}/thank-you`, /Failed to load thank you page/],
			[`/testimonial/${submissionId}`, /Failed to load testimonial\. Please try again\./],
			[`/consent/${consentToken}`, /Failed to load your receipt\. Please try again\./],
			["/admin/platform", /Platform Administrator/],
			[`/admin/${tenantSlug}`, /Tenant Administrator/],
			[`/admin/${tenantSlug}/dashboard`, /Failed to load dashboard data/],
		] as const
		await begin()
		try {
			const shown = await Promise.all(
				pages.map(async ([page, text]) => {
					const response = await timed(() => fetch(server.url + page, { headers: { cookie }, redirect: "manual" }))
					return { page, text, status: response.status, ms: response.ms, html: await response.text() }
				}),
			)
			const wrong = shown.flatMap(({ page, text, status, ms, html }) => [
				...([200, 503].includes(status) ? [] : [`${page} answered ${status}`]),
				...(text.test(html) ? [] : [`${page} does not say ${text}`]),
				...(ms < answerMs ? [] : [`${page} took ${Math.round(ms)} ms`]),
			])
			expect(wrong).toEqual([])
		} finally {
			await end()
		}
		expect(await timeUntil(async () => (await health()) === 200)).toBeLessThan(backMs)
	})

	it("loses no upload that was on its way: the same key gets it in afterwards, mailed once", async () => {
		const { tenantSlug } = prepared
		const takes = await Promise.all(Array.from({ length: 3 }, () => makeTake(random, { padding: 1024 * 1024 })))
		const uploads = takes.map((take) => openUpload(server.url, tenantSlug, take))
		await eventually("uploads on their way", async () => (await spoolFiles()).length === takes.length)
		await begin()
		try {
			for (const upload of uploads) upload.finish()
			for (const upload of uploads) {
				const answer = await upload.answer
				if (answer === "cut") throw new Error("An upload was cut without an answer.")
				expectRefusal(answer, 503)
				expect(answer.ms).toBeLessThan(answerMs)
			}
			expect(await spoolFiles()).toEqual([])
		} finally {
			await end()
		}
		for (const take of takes) {
			await eventually("the take to get in", async () => {
				// Held by the attempt that could not give it back; a phone would wait these fifteen seconds.
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
