import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { reclaimDue } from "@/lib/storage/ledger-mutations"
import { makeConsent, makeTenantWithAdmin } from "../support/factories"
import { knownKeys } from "../support/known-keys"
import { spoolFiles } from "../support/leftovers"
import { send } from "../support/send"
import type { TestServer } from "../support/server"
import { eventually } from "../support/worker-process"
import { expectRefusal } from "./support/expect-refusal"
import { makeTake, type Take } from "./support/make-take"
import { answerTo, type OpenUpload, openUpload } from "./support/open-upload"
import { Random } from "./support/random"
import { sendTake } from "./support/send-take"
import { storedKeys } from "./support/stored-objects"
import { buildWorld, type World } from "./support/world"

let world: World
let server: TestServer
const random = new Random(4)

beforeAll(async () => {
	world = await buildWorld({ storage: "s3", extra: { STORAGE_PATIENCE_MS: "2000" } })
	server = await world.start()
})
afterAll(() => world.end())

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

const SIZES = { small: 1_000, streamed: 4 * 1024 * 1024 }
const sizes = Object.keys(SIZES) as (keyof typeof SIZES)[]

describe.each(FAULTS)("a bucket that %s", (_name, begin, end) => {
	let cast: Awaited<ReturnType<typeof makeTenantWithAdmin>>
	let watchedId: string
	let takes: Take[]
	let during: Awaited<ReturnType<typeof duringOutage>>

	/** All answers from the outage, received before the bucket is back. */
	async function duringOutage(uploads: OpenUpload[]) {
		const { tenant, token } = cast
		const path = `/media/submissions/${watchedId}/video`
		for (const upload of uploads) upload.finish()
		// A GET redirects the browser to the bucket. Only HEAD makes the server ask it.
		const [attempts, head, watched, list] = await Promise.all([
			Promise.all(uploads.map(answerTo)),
			fetch(server.url + path, { method: "HEAD" }),
			fetch(server.url + path, { redirect: "manual" }),
			send(server.url, "GET /api/admin/dashboard", { token }),
		])
		const gone = await send(server.url, "DELETE /api/admin/submission/{id}", { params: { id: watchedId }, token })
		await eventually("an empty spool", async () => (await spoolFiles()).length === 0)
		const rows = await db().submission.count({ where: { tenantId: tenant.id } })
		return { attempts, head, watched, list, gone, rows }
	}

	// All tests below share one outage. Each with its own would wait for the same time limits again.
	beforeAll(async () => {
		cast = await makeTenantWithAdmin()
		const sent = await sendTake(server.url, cast.tenant.slug, await makeTake(random, { padding: 200_000 }))
		if (sent === "cut" || !sent.submissionId) throw new Error("The upload did not get in.")
		watchedId = sent.submissionId
		await eventually("its copy", () =>
			db().playback.findFirst({ where: { submissionId: watchedId, videoKey: { not: null } } }),
		)
		takes = await Promise.all(sizes.map((size) => makeTake(random, { padding: SIZES[size] })))
		const uploads = takes.map((take) => openUpload(server.url, cast.tenant.slug, take))
		await eventually("uploads on their way", async () => (await spoolFiles()).length === takes.length)
		await begin()
		during = await duringOutage(uploads).finally(end)
	})

	it.each(sizes)("gives a %s upload a clear answer, and the upload succeeds afterwards", async (size) => {
		const at = sizes.indexOf(size)
		const [attempt, take] = [during.attempts[at], takes[at]]
		if (!attempt || !take) throw new Error("It was not sent.")
		expectRefusal(attempt, 503)
		expect(during.rows).toBe(0)
		expect(await sendTake(server.url, cast.tenant.slug, take)).toMatchObject({ status: 200 })
	})

	it("gives a viewer a clear answer, and does not affect lists or deletions", () => {
		const { head, watched, list, gone } = during
		expect([200, 503]).toContain(head.status)
		expect(watched.status).toBe(302)
		expect(list.status).toBe(200)
		// A deletion is complete when the row is gone. The object follows.
		expect(gone.status).toBe(204)
	})

	it("keeps nothing that was deleted or failed meanwhile", async () => {
		const { id } = cast.tenant
		expect(await db().submission.count({ where: { tenantId: id } })).toBe(sizes.length)
		const known = await knownKeys({ tenantId: id })
		// The ledger lists what a failed attempt may have stored, so the cleanup removes it.
		await eventually("nothing else to be stored", async () => {
			await reclaimDue(new Date(Date.now() + 2 * 3600 * 1000)).catch(() => undefined)
			const stored = await storedKeys(world)
			return stored.filter((key) => key.includes(id) || key.includes(watchedId)).join() === known.join()
		})
	})
})

it("a start checks the bucket and reports the result, but does not wait for one that is away", async () => {
	const line = (of: TestServer) => /^Storage: .*$/m.exec(of.output())?.[0]
	// The others give the bucket up after two seconds, which a busy machine may need to send the first request.
	const patient = await world.start({ STORAGE_PATIENCE_MS: "60000" })
	await eventually("a line", async () => Boolean(line(patient)))
	expect(line(patient)).toBe(`Storage: bucket testimonials at ${world.environment.S3_ENDPOINT}, checked.`)
	await patient.stop()
	await bucket().proxy.cut()
	try {
		const other = await world.start()
		await eventually("a line", async () => Boolean(line(other)))
		expect(line(other)).toContain("does not take an object; videos are refused until it does (")
		expect(other.output().indexOf("Ready in")).toBeLessThan(other.output().indexOf("Storage: "))
		expect((await fetch(`${other.url}/api/health`)).status).toBe(200)
		await other.stop()
	} finally {
		await bucket().proxy.mend()
	}
	expect((await storedKeys(world)).filter((key) => key.includes("self-check"))).toEqual([])
})

it("a bucket that is away prevents no withdrawal, and its old addresses die when it is back", async () => {
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
		const waits = () => db().job.count({ where: { queue: "revoke-objects", attempts: { gt: 0 } } })
		await eventually("a first attempt", async () => (await waits()) === 1)
	} finally {
		await bucket().proxy.mend()
	}
	await eventually("its death", async () => (await fetch(presigned)).status === 404)
	await eventually("the move to end", async () => (await db().job.count({ where: { queue: "revoke-objects" } })) === 0)
	const { videoKey } = await db().submission.findUniqueOrThrow({ where: { id: submission.id } })
	await reclaimDue(new Date(Date.now() + 2 * 3600 * 1000))
	expect((await storedKeys(world)).filter((key) => key.includes(submission.id))).toEqual([videoKey])
})
