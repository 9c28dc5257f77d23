import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { reclaimDue } from "@/lib/storage/reclaim/mutations"
import { makeConsent, makeTenantWithAdmin } from "../support/factories"
import { knownKeys } from "../support/known-keys"
import { spoolFiles } from "../support/leftovers"
import { send } from "../support/send"
import type { TestServer } from "../support/server"
import { eventually } from "../support/worker-process"
import { expectRefusal } from "./support/expect-refusal"
import { makeTake } from "./support/make-take"
import { openUpload } from "./support/open-upload"
import { Random } from "./support/random"
import { slackMs, timed, timeUntil } from "./support/recovery"
import { sendTake } from "./support/send-take"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

/** As of a database that is away. */
let answerMs = 5_000
let backMs = 2_000

let world: World
let server: TestServer
const random = new Random(4)

beforeAll(async () => {
	world = await buildWorld({ storage: "s3" })
	server = await world.start()
})
afterAll(() => world.end())

beforeEach(async () => {
	const slack = await slackMs(server.url)
	answerMs = 5_000 + slack
	backMs = 2_000 + slack
})

function bucket() {
	if (!world.s3) throw new Error("This world has no bucket.")
	return world.s3
}

const FAULTS = [
	["is gone", () => bucket().proxy.cut(), () => bucket().proxy.mend()],
	["breaks connections after 64 KB", async () => bucket().proxy.cutAfter(65_536), () => bucket().proxy.mend()],
	[
		"accepts and never answers",
		async () => void process.kill(bucket().server.pid, "SIGSTOP"),
		async () => void process.kill(bucket().server.pid, "SIGCONT"),
	],
] as const

describe.each(FAULTS)("a bucket that %s", (_name, begin, end) => {
	it.each([
		["small", 1_000],
		["streamed", 4 * 1024 * 1024],
	])("is a clear answer to a %s upload, which leaves nothing and gets in afterwards", async (_size, padding) => {
		const { tenant } = await makeTenantWithAdmin()
		const take = await makeTake(random, { padding })
		const upload = openUpload(server.url, tenant.slug, take)
		await eventually("an upload on its way", async () => (await spoolFiles()).length === 1)
		await begin()
		try {
			upload.finish()
			const answer = await upload.answer
			if (answer === "cut") throw new Error("The upload was cut without an answer.")
			expectRefusal(answer, 503)
			expect(answer.ms).toBeLessThan(answerMs)
			expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)
			await eventually("an empty spool", async () => (await spoolFiles()).length === 0)
		} finally {
			await end()
		}
		const since = performance.now()
		expect(await sendTake(server.url, tenant.slug, take)).toMatchObject({ status: 200 })
		expect(performance.now() - since).toBeLessThan(backMs)
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
		// What the failed attempt may have stored is known to the ledger, and goes.
		const known = await knownKeys({ tenantId: tenant.id })
		await reclaimDue(new Date(Date.now() + 2 * 3600 * 1000))
		expect((await storedKeys(world)).filter((key) => key.includes(tenant.id))).toEqual(known)
	})

	it("is a clear answer to who watches, and nothing to who reads lists", async () => {
		const { tenant, token } = await makeTenantWithAdmin()
		const take = await makeTake(random, { padding: 200_000 })
		const sent = await sendTake(server.url, tenant.slug, take)
		if (sent === "cut" || !sent.submissionId) throw new Error("The upload did not get in.")
		const path = `/media/submissions/${sent.submissionId}/video`
		await begin()
		try {
			// The browser is sent to the bucket itself; only HEAD asks it here.
			const head = await timed(() => fetch(server.url + path, { method: "HEAD" }))
			expect([200, 503]).toContain(head.status)
			expect(head.ms).toBeLessThan(answerMs)
			const watched = await timed(() => fetch(server.url + path, { redirect: "manual" }))
			expect(watched.status).toBe(302)
			const list = await timed(() => send(server.url, "GET /api/admin/dashboard", { token }))
			expect(list.status).toBe(200)
			expect(list.ms).toBeLessThan(backMs)
			// A deletion is done when the row is gone; the object follows.
			const gone = await timed(() =>
				send(server.url, "DELETE /api/admin/submission/{id}", { params: { id: sent.submissionId }, token }),
			)
			expect(gone.status).toBe(204)
			expect(gone.ms).toBeLessThan(answerMs)
		} finally {
			await end()
		}
		await timeUntil(async () => (await reclaimDue(new Date())).objects >= 0)
		const left = async () => (await storedKeys(world)).filter((key) => key.includes(sent.submissionId ?? ""))
		await eventually("its objects to go", async () => (await left()).length === 0)
	})
})

it("a bucket that is away stops nobody from withdrawing, and what it had handed out dies when it is back", async () => {
	const { tenant } = await makeTenantWithAdmin()
	const { submission, token } = await makeConsent({ tenantId: tenant.id, bytes: random.bytes(10_000) })
	const path = `/media/submissions/${submission.id}/video`
	const presigned = (await fetch(server.url + path, { redirect: "manual" })).headers.get("location") ?? ""
	expect((await fetch(presigned)).status).toBe(200)
	await bucket().proxy.cut()
	try {
		const withdrawn = await send(server.url, "POST /api/consent/{token}/withdraw", { params: { token } })
		expect(withdrawn.status).toBe(200)
		expect((await fetch(server.url + path, { redirect: "manual" })).status).toBe(404)
		const waits = () => db().job.count({ where: { queue: "recall-objects", attempts: { gt: 0 } } })
		await eventually("a first attempt", async () => (await waits()) === 1)
	} finally {
		await bucket().proxy.mend()
	}
	expect(await timeUntil(async () => (await fetch(presigned)).status === 404)).toBeLessThan(20_000)
	await eventually("the move to end", async () => (await db().job.count({ where: { queue: "recall-objects" } })) === 0)
	const { videoKey } = await db().submission.findUniqueOrThrow({ where: { id: submission.id } })
	await reclaimDue(new Date(Date.now() + 2 * 3600 * 1000))
	expect((await storedKeys(world)).filter((key) => key.includes(submission.id))).toEqual([videoKey])
})
