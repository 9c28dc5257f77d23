import type { ChildProcess } from "node:child_process"
import { randomUUID } from "node:crypto"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { closeDb, db, pool, transaction } from "@/lib/db/client"
import { LEASE_SECONDS } from "@/lib/jobs/job-rows"
import { enqueue, startQueue, stopQueue } from "@/lib/jobs/queue"
import { policyOf, QUEUE_NAMES } from "@/lib/jobs/queues"
import { type FaultyPostgres, startFaultyPostgres } from "../support/faulty-postgres"
import { IDLE_HANDLERS } from "../support/idle-handlers"
import { giveEnvironment } from "../support/service-environment"
import { endWorker, eventually, readEvents, startWorker } from "../support/worker-process"

let postgres: FaultyPostgres
let file: string
let workers: ChildProcess[] = []

beforeAll(async () => {
	postgres = await startFaultyPostgres()
	giveEnvironment(postgres)
})

afterAll(async () => {
	await closeDb()
	await postgres.stop()
})

beforeEach(() => {
	file = path.join(postgres.dataDir, `${randomUUID()}.log`)
})

afterEach(async () => {
	await stopQueue()
	await Promise.all(workers.map((worker) => endWorker(worker, "SIGKILL")))
	workers = []
	await db().job.deleteMany()
})

async function addWorker(jobMs: number): Promise<ChildProcess> {
	const worker = await startWorker(file, jobMs)
	workers.push(worker)
	return worker
}

/** The jobs' own names, which come back in the workers' events. */
async function addJobs(count: number): Promise<string[]> {
	const names = Array.from({ length: count }, () => randomUUID())
	await db().job.createMany({ data: names.map((deliveryId) => ({ queue: "deliver-mail", data: { deliveryId } })) })
	return names
}

const done = () => readEvents(file, "end").map(({ what }) => what)
const mailJobsLeft = () => db().job.count({ where: { queue: "deliver-mail" } })

/** Promise.withResolvers() of Node 22. */
function deferred() {
	let resolve = () => {}
	const promise = new Promise<void>((settle) => {
		resolve = settle
	})
	return { promise, resolve }
}

describe("enqueue", () => {
	it("lives and dies with the caller's transaction", async () => {
		const refused = transaction(async (tx) => {
			await enqueue(tx, "deliver-mail", { deliveryId: randomUUID() })
			throw new Error("rolled back")
		})
		await expect(refused).rejects.toThrow("rolled back")
		expect(await mailJobsLeft()).toBe(0)
		await transaction((tx) => enqueue(tx, "deliver-mail", { deliveryId: randomUUID() }))
		expect(await mailJobsLeft()).toBe(1)
	})

	it("is worked on within two seconds of the commit, and not before its time", async () => {
		const seen = new Map<string, number>()
		const note = async ({ deliveryId }: { deliveryId: string }) => void seen.set(deliveryId, Date.now())
		startQueue({
			...IDLE_HANDLERS,
			"deliver-mail": note,
		})
		const [soon, later] = [randomUUID(), randomUUID()]
		await transaction(async (tx) => {
			await enqueue(tx, "deliver-mail", { deliveryId: later }, { startAfter: new Date(Date.now() + 60_000) })
			await enqueue(tx, "deliver-mail", { deliveryId: soon })
		})
		const committed = Date.now()
		await eventually("the job", () => seen.has(soon))
		expect((seen.get(soon) ?? 0) - committed).toBeLessThan(2_000)
		expect(seen.has(later)).toBe(false)
	})
})

describe("a queue that this host cannot serve", () => {
	it("is left to one that can, with its tries", async () => {
		const [rendered, mailed] = [deferred(), deferred()]
		await transaction(async (tx) => {
			await enqueue(tx, "render-video", { submissionId: randomUUID() })
			await enqueue(tx, "deliver-mail", { deliveryId: randomUUID() })
		})
		startQueue({ ...IDLE_HANDLERS, "render-video": undefined, "deliver-mail": async () => mailed.resolve() })
		// Asked for in the same claim as the mail.
		await mailed.promise
		await stopQueue()
		expect(await db().job.findFirst({ where: { queue: "render-video" } })).toMatchObject({ attempts: 0, holder: null })
		startQueue({ ...IDLE_HANDLERS, "render-video": async () => rendered.resolve() })
		await rendered.promise
	})
})

describe("a job that fails", () => {
	it("comes again after the times of its policy, with its last error beside it, and is given up at last", async () => {
		let tries = 0
		const fail = async () => {
			tries += 1
			throw new Error(`no ${tries}`)
		}
		startQueue({
			...IDLE_HANDLERS,
			"deliver-mail": fail,
		})
		await addJobs(1)
		for (const [index, wait] of [60, 300, 1800, 7200, 43_200].entries()) {
			const row = await eventually("the failure", () =>
				db().job.findFirst({ where: { queue: "deliver-mail", attempts: index + 1, holder: null } }),
			)
			expect(row).toMatchObject({ lastError: `no ${index + 1}` })
			const seconds = (row.runAt.getTime() - Date.now()) / 1000
			expect(seconds).toBeGreaterThan(wait - 3)
			expect(seconds).toBeLessThanOrEqual(wait + 1)
			await pool().query("UPDATE jobs SET run_at = now() WHERE id = $1", [row.id])
		}
		await eventually("the end", async () => (await mailJobsLeft()) === 0)
		expect(tries).toBe(6)
	})
})

describe("queues that come again by themselves", () => {
	it("have one row and one run for all processes", async () => {
		await Promise.all([addWorker(0), addWorker(0), addWorker(0)])
		const scheduled = QUEUE_NAMES.filter((name) => policyOf(name).everySeconds).sort()
		await eventually("their ticks", () => readEvents(file, "tick").length >= scheduled.length)
		const rows = await db().job.findMany({ where: { schedule: { not: null } }, orderBy: { queue: "asc" } })
		expect(rows.map(({ queue }) => queue)).toEqual(scheduled)
		const ran = readEvents(file, "tick").map(({ what }) => what)
		expect(ran.sort()).toEqual(scheduled)
	})
})

describe("several processes", () => {
	it("do each of 1,000 jobs once", async () => {
		await Promise.all([addWorker(0), addWorker(0)])
		const names = await addJobs(1_000)
		await eventually("1,000 jobs", async () => (await mailJobsLeft()) === 0)
		expect(done().sort()).toEqual(names.sort())
		expect(new Set(readEvents(file, "end").map(({ pid }) => pid)).size).toBe(2)
	})

	it("take up the jobs of one that was killed once its lease is over, and leave a slow one its own", async () => {
		const slow = await addWorker((LEASE_SECONDS + 6) * 1000)
		const slowJobs = await addJobs(4)
		await eventually("the slow jobs to begin", () => readEvents(file, "begin").length === 4)
		const doomed = await addWorker(60_000)
		const doomedJobs = await addJobs(4)
		await eventually("the doomed jobs to begin", () => readEvents(file, "begin").length === 8)
		await endWorker(doomed, "SIGKILL")
		const killedAt = Date.now()
		const heir = await addWorker(0)
		const endedBy = (pid: number | undefined) => readEvents(file, "end").filter((event) => event.pid === pid)
		await eventually("the doomed jobs to end", () => endedBy(heir.pid).length === 4)
		expect(Date.now() - killedAt).toBeLessThan((LEASE_SECONDS + 3) * 1000)
		await eventually("the slow jobs to end", async () => (await mailJobsLeft()) === 0)
		const names = (pid: number | undefined) => endedBy(pid).map(({ what }) => what)
		expect(names(heir.pid).sort()).toEqual(doomedJobs.sort())
		expect(names(slow.pid).sort()).toEqual(slowJobs.sort())
	}, 60_000)
})

describe("a graceful stop", () => {
	it("finishes what runs and takes nothing more", async () => {
		const worker = await addWorker(700)
		await addJobs(20)
		await eventually("the first jobs", () => readEvents(file, "begin").length === 4)
		await endWorker(worker, "SIGTERM")
		expect(worker.exitCode).toBe(0)
		const begun = readEvents(file, "begin").length
		expect(done()).toHaveLength(begun)
		expect(await mailJobsLeft()).toBe(20 - begun)
		expect(await db().job.count({ where: { holder: { not: null } } })).toBe(0)
	})
})

describe("a database that goes away", () => {
	it("does not count as a failure of the job that missed it", async () => {
		const [name] = await addJobs(1)
		const gate = deferred()
		const seen: string[] = []
		const handler = async ({ deliveryId }: { deliveryId: string }) => {
			seen.push(deliveryId)
			await gate.promise
			await db().mailDelivery.count()
		}
		startQueue({
			...IDLE_HANDLERS,
			"deliver-mail": handler,
		})
		await eventually("the job", () => seen.length === 1)
		await postgres.crash()
		gate.resolve()
		await postgres.start()
		const backAt = Date.now()
		await eventually("its end", async () => (await mailJobsLeft()) === 0)
		expect(Date.now() - backAt).toBeLessThan(3_500)
		expect(seen).toEqual([name, name])
	})

	it("may stand still: what was queued meanwhile begins within two seconds of its return", async () => {
		const seen: number[] = []
		const handler = async () => void seen.push(Date.now())
		startQueue({
			...IDLE_HANDLERS,
			"deliver-mail": handler,
		})
		await addJobs(1)
		await eventually("a job", () => seen.length === 1)
		// Due while nothing is answered, so that a claim of it is lost with its connection.
		await db().job.create({ data: { queue: "deliver-mail", data: {}, runAt: new Date(Date.now() + 1_500) } })
		postgres.pause()
		await delay(7_000)
		postgres.resume()
		const backAt = Date.now()
		await eventually("the other job", () => seen.length === 2)
		expect((seen[1] ?? 0) - backAt).toBeLessThan(2_000)
	})

	it("ends no process; jobs that ended meanwhile are done once, and new ones begin within two seconds of its return", async () => {
		const [one, two] = await Promise.all([addWorker(500), addWorker(500)])
		const names = await addJobs(24)
		await eventually("the first jobs", () => readEvents(file, "begin").length >= 8)
		await postgres.crash()
		await eventually("jobs that end without a database", () => readEvents(file, "end").length >= 8)
		await postgres.start()
		const backAt = Date.now()
		await eventually("the next jobs", () => readEvents(file, "begin").some(({ at }) => at > backAt))
		expect(Date.now() - backAt).toBeLessThan(2_000)
		await eventually("all jobs", async () => (await mailJobsLeft()) === 0)
		expect(done().sort()).toEqual(names.sort())
		expect([one?.exitCode, two?.exitCode]).toEqual([null, null])
	})
})
