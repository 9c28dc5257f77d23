import { createHash, randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { policyOf, QUEUE_NAMES } from "@/lib/jobs/queues"
import { FIXTURES, type FixtureName, fixture, makeAdmin, makeTenantWithAdmin } from "../support/factories"
import { send } from "../support/send"
import type { TestServer } from "../support/server"
import { submit } from "../support/submit"
import { eventually } from "../support/worker-process"
import { expectRefusal } from "./support/expect-refusal"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

let world: World
let a: TestServer
let b: TestServer
let video: Buffer

beforeAll(async () => {
	video = await fixture("chrome-vp9-opus.webm")
	world = await buildWorld({ storage: "s3", mail: "smtp", extra: { SEED_DEMO: "true" } })
	// As on the first day: there is no table, and both hosts start at the same moment.
	const client = new pg.Client({ connectionString: world.environment.DATABASE_URL })
	await client.connect()
	await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
	await client.end()
	;[a, b] = await Promise.all([world.start(), world.start()])
})
afterAll(() => world.end())

describe("two servers on one empty database", () => {
	it("migrate once and make the first accounts once", async () => {
		expect([...a.logins, ...b.logins].map(({ role }) => role).sort()).toEqual(["demo tenant", "platform admin"])
		expect(await db().user.count()).toBe(2)
		expect(await db().tenant.count()).toBe(1)
		const health = await Promise.all([a, b].map(({ url }) => send(url, "GET /api/health")))
		expect(health.map(({ body }) => body)).toEqual([
			{ live: true, ready: true },
			{ live: true, ready: true },
		])
	})
})

describe("one product behind two addresses", () => {
	it.each(Object.keys(FIXTURES) as FixtureName[])("%s: sent to one, read at the other", async (name) => {
		const { tenant, token } = await makeTenantWithAdmin()
		const bytes = await fixture(name)
		const { body, status } = await submit(a.url, tenant.slug, { video: bytes })
		expect(status).toBe(200)
		const id = body.submission_id

		const copy = await eventually("the copy", () =>
			db().playback.findFirst({ where: { submissionId: id, videoKey: { not: null } } }),
		)
		const seen = await send(b.url, "GET /api/admin/dashboard", { token })
		expect(seen.body.submissions.map((row) => row.id)).toEqual([id])
		// B made the signature in this address. A must accept it as well.
		for (const { url } of [a, b]) {
			const watched = await fetch(url + seen.body.submissions[0]?.video_url)
			const digest = createHash("sha256").update(Buffer.from(await watched.arrayBuffer()))
			expect(digest.digest("hex")).toBe(copy.videoSha256)
		}
		const download = await send(b.url, "GET /api/admin/submission/{id}/download", { params: { id }, token })
		expect((await fetch(a.url + download.body.download_url)).status).toBe(200)
		const shared = await send(b.url, "POST /api/admin/submission/{id}/share", { params: { id }, token })
		expect(shared.body.share_url).toContain(id)
		const approved = await send(b.url, "PATCH /api/admin/submission/{id}", {
			params: { id },
			token,
			body: { status: "approved" },
		})
		expect(approved.status).toBe(200)
		expect((await send(a.url, "GET /api/testimonial/{submissionId}", { params: { submissionId: id } })).status).toBe(
			200,
		)
		expect((await send(b.url, "DELETE /api/admin/submission/{id}", { params: { id }, token })).status).toBe(204)
		const gone = await send(a.url, "GET /api/testimonial/{submissionId}", { params: { submissionId: id } })
		expectRefusal(gone, 404)
		// A copy that was being made meanwhile finds no row, and is removed as well.
		const left = async () => (await storedKeys(world)).filter((key) => key.includes(id))
		await eventually("its objects to go", async () => (await left()).length === 0)
	})

	it("accepts a session of one server at the other, until either ends it", async () => {
		const password = "correct horse"
		const { tenant } = await makeTenantWithAdmin()
		const { user } = await makeAdmin({ tenantId: tenant.id, password })
		const { body } = await send(a.url, "POST /api/admin/login", { body: { email: user.email, password } })
		const token = body.access_token
		expect((await send(b.url, "GET /api/admin/dashboard", { token })).status).toBe(200)
		expect((await send(a.url, "POST /api/admin/logout", { token })).status).toBe(204)
		expectRefusal(await send(b.url, "GET /api/admin/dashboard", { token }), 401)
	})

	it("ends sessions at both at once, whatever ends them at one", async () => {
		const password = "correct horse"
		const { tenant, token: colleague } = await makeTenantWithAdmin()
		const { user } = await makeAdmin({ tenantId: tenant.id, password })
		const signIn = async (url: string, secret: string) =>
			(await send(url, "POST /api/admin/login", { body: { email: user.email, password: secret } })).body.access_token
		const alive = async (token: string) => (await send(b.url, "GET /api/admin/sessions", { token })).status
		const before = [await signIn(a.url, password), await signIn(b.url, password)]
		expect(await Promise.all(before.map(alive))).toEqual([200, 200])
		const body = { current_password: password, new_password: "another horse" }
		const changed = await send(a.url, "PUT /api/admin/password", { token: before[0], body })
		expect(await Promise.all([...before, changed.body.access_token].map(alive))).toEqual([401, 401, 200])

		const everywhere = [await signIn(a.url, "another horse"), await signIn(b.url, "another horse")]
		expect((await send(a.url, "DELETE /api/admin/sessions", { token: everywhere[0] })).status).toBe(204)
		expect(await Promise.all(everywhere.map(alive))).toEqual([401, 401])

		const last = await signIn(b.url, "another horse")
		const removed = await send(a.url, "DELETE /api/admin/users/{id}", { token: colleague, params: { id: user.id } })
		expect(removed.status).toBe(204)
		expect(await alive(last)).toBe(401)
	})

	it("limits sign-in to exactly ten tries over both", async () => {
		const body = { email: `nobody-${randomUUID()}@example.com`, password: "wrong one" }
		const answers = await Promise.all(
			Array.from({ length: 30 }, (_, index) => send((index % 2 ? a : b).url, "POST /api/admin/login", { body })),
		)
		for (const answer of answers) expectRefusal(answer, answer.status)
		expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
	})

	it("stores and mails once if one key races over both", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const headers = { "idempotency-key": randomUUID() }
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, index) => submit((index % 2 ? a : b).url, tenant.slug, { video, headers })),
		)
		for (const answer of answers) if (answer.status !== 200) expectRefusal(answer, 409)
		const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.submission_id))
		expect(ids.size).toBe(1)
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
		// The notification and the receipt.
		expect(await db().mailDelivery.count({ where: { tenantId: tenant.id } })).toBe(2)
		expect((await storedKeys(world)).filter((key) => key.includes("/original."))).toHaveLength(
			await db().submission.count(),
		)
	})

	it("mails each of many submissions once", async () => {
		const { tenant } = await makeTenantWithAdmin()
		const count = 12
		const sent = await Promise.all(
			Array.from({ length: count }, (_, index) => submit((index % 2 ? a : b).url, tenant.slug, { video })),
		)
		expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200))
		const queued = () => db().job.count({ where: { queue: "deliver-mail" } })
		await eventually("an empty mail queue", async () => (await queued()) === 0)
		const received = world.smtp.received.filter(({ to }) => to.includes(tenant.notifyEmail))
		expect(received).toHaveLength(count)
		expect(new Set(received.map(({ parsed }) => parsed.messageId)).size).toBe(count)
		// A recurring job is in the queue once, not once per server.
		const recurring = await db().job.groupBy({ by: ["queue"], _count: true })
		const scheduled = QUEUE_NAMES.filter((name) => policyOf(name).everySeconds)
		const counts = new Map(recurring.map(({ queue, _count }) => [queue, _count]))
		expect(scheduled.map((name) => counts.get(name))).toEqual(scheduled.map(() => 1))
	})

	// This test is last because it ends one of the two.
	it("remembers sign-in tries for servers that start later, also after a crash", async () => {
		const password = "correct horse"
		const { user } = await makeAdmin({ tenantId: null, password })
		const calm = await makeAdmin({ tenantId: null, password })
		const login = (url: string, email: string, secret: string) =>
			send(url, "POST /api/admin/login", { body: { email, password: secret } })
		for (let round = 0; round < 7; round++) expect((await login(a.url, user.email, "wrong")).status).toBe(401)
		await a.kill9()
		a = await world.start()
		for (let round = 0; round < 3; round++) expect((await login(a.url, user.email, "wrong")).status).toBe(401)
		for (const { url } of [a, b]) expectRefusal(await login(url, user.email, password), 429)
		await b.stop()
		expectRefusal(await login(a.url, user.email, password), 429)
		expect((await login(a.url, calm.user.email, password)).status).toBe(200)
	})
})
