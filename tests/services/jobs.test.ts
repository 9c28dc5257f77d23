import type { ChildProcess } from "node:child_process"
import { randomUUID } from "node:crypto"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { closeDb, db, pool, transaction } from "@/lib/db/client"
import { LEASE_SECONDS } from "@/lib/jobs/job-rows"
import { enqueue, startQueue, stopQueue, wakeQueue } from "@/lib/jobs/queue"
import { policyOf, QUEUE_NAMES } from "@/lib/jobs/queues"
import { log } from "@/lib/log"
import { type FaultyPostgres, startFaultyPostgres } from "../support/faulty-postgres"
import { IDLE_HANDLERS } from "../support/idle-handlers"
import { giveEnvironment, impatient } from "../support/service-environment"
import { endWorker, eventually, readEvents, startWorker } from "../support/worker-process"

let postgres: FaultyPostgres
let file: string
let workers: ChildProcess[] = []

beforeAll(async () => {
	postgres = await startFaultyPostgres()
	giveEnvironment(postgres, { DATABASE_URL: impatient(postgres.url) })
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

/** Starts a worker whose jobs end at once, or with a gate when that opens. */
async function addWorker(gate?: string): Promise<ChildProcess> {
	const worker = await startWorker("job-worker", file, ...(gate ? [gate] : []))
	workers.push(worker)
	return worker
}
const newGate = () => path.join(postgres.dataDir, `${randomUUID()}.gate`)
const open = (gate: string) => writeFileSync(gate, "")

/** Adds jobs with unique names, which the workers repeat in their events. */
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
	it("commits or rolls back with the caller's transaction", async () => {
		const refused = transaction(async (tx) => {
			await enqueue(tx, "deliver-mail", { deliveryId: randomUUID() })
			throw new Error("rolled back")
		})
		await expect(refused).rejects.toThrow("rolled back")
		expect(await mailJobsLeft()).toBe(0)
		await transaction((tx) => enqueue(tx, "deliver-mail", { deliveryId: randomUUID() }))
		expect(await mailJobsLeft()).toBe(1)
	})

	it("makes a job that runs after the commit, and not before its time", async () => {
		const seen: string[] = []
		startQueue({ ...IDLE_HANDLERS, "deliver-mail": async ({ deliveryId }) => void seen.push(deliveryId) })
		const [soon, later] = [randomUUID(), randomUUID()]
		await transaction(async (tx) => {
			await enqueue(tx, "deliver-mail", { deliveryId: later }, 3_600)
			await enqueue(tx, "deliver-mail", { deliveryId: soon })
		})
		await eventually("the job", () => seen.length > 0)
		expect(seen).toEqual([soon])
	})
})

describe("a queue that this host cannot process", () => {
	it("is left to a host that can, without using up its tries", async () => {
		const [rendered, mailed] = [deferred(), deferred()]
		await transaction(async (tx) => {
			await enqueue(tx, "render-video", { submissionId: randomUUID() })
			await enqueue(tx, "deliver-mail", { deliveryId: randomUUID() })
		})
		startQueue({ ...IDLE_HANDLERS, "render-video": undefined, "deliver-mail": async () => mailed.resolve() })
		// The worker asks for it in the same claim as the mail.
		await mailed.promise
		await stopQueue()
		expect(await db().job.findFirst({ where: { queue: "render-video" } })).toMatchObject({ attempts: 0, holder: null })
		startQueue({ ...IDLE_HANDLERS, "render-video": async () => rendered.resolve() })
		await rendered.promise
	})
})

describe("a host that is busy with jobs people wait for", () => {
	it("postpones what can wait, but not forever, and does the rest", async () => {
		const [fresh, old, mail] = [randomUUID(), randomUUID(), randomUUID()]
		await transaction(async (tx) => {
			await enqueue(tx, "repair-video", { submissionId: fresh })
			await enqueue(tx, "repair-video", { submissionId: old }, -60)
			await enqueue(tx, "deliver-mail", { deliveryId: mail }, -1)
		})
		const seen: string[] = []
		const handlers = {
			...IDLE_HANDLERS,
			"repair-video": async ({ submissionId }: { submissionId: string }) => void seen.push(submissionId),
			"deliver-mail": async ({ deliveryId }: { deliveryId: string }) => void seen.push(deliveryId),
		}
		startQueue(handlers, () => true)
		await eventually("old repair and mail", async () => seen.includes(old) && seen.includes(mail))
		expect(seen).not.toContain(fresh)
		await stopQueue()
		startQueue(handlers)
		await eventually("the fresh one", async () => seen.includes(fresh))
	})
})

describe("a failing job", () => {
	it("is tried again at its policy's times, with its last error stored, and is given up at last", async () => {
		let tries = 0
		let failedAt = 0
		const fail = async () => {
			tries += 1
			failedAt = Date.now()
			throw new Error(`no ${tries}`)
		}
		startQueue({ ...IDLE_HANDLERS, "deliver-mail": fail })
		await addJobs(1)
		for (const [index, wait] of [60, 300, 1800, 7200, 43_200].entries()) {
			wakeQueue()
			const row = await eventually("the failure", () =>
				db().job.findFirst({ where: { queue: "deliver-mail", attempts: index + 1, holder: null } }),
			)
			expect(row).toMatchObject({ lastError: `no ${index + 1}` })
			// The delay counts from when the failure was stored, which is after the failure and before now.
			const due = row.runAt.getTime() - wait * 1000
			expect(due).toBeGreaterThanOrEqual(failedAt)
			expect(due).toBeLessThanOrEqual(Date.now())
			await pool().query("UPDATE jobs SET run_at = now() WHERE id = $1", [row.id])
		}
		wakeQueue()
		await eventually("the end", async () => (await mailJobsLeft()) === 0)
		expect(tries).toBe(6)
	})
})

describe("several processes", () => {
	it("run each recurring queue once, and do each of 300 jobs once", async () => {
		const gate = newGate()
		await Promise.all([addWorker(gate), addWorker(gate)])
		const scheduled = QUEUE_NAMES.filter((name) => policyOf(name).everySeconds).sort()
		await eventually("their ticks", () => readEvents(file, "tick").length >= scheduled.length)
		const names = await addJobs(300)
		// Without the gate, one process may be done with all before the other looks.
		await eventually("both at work", () => new Set(readEvents(file, "begin").map(({ pid }) => pid)).size === 2)
		open(gate)
		await eventually("300 jobs", async () => (await mailJobsLeft()) === 0)
		expect(done().sort()).toEqual(names.sort())
		expect(new Set(readEvents(file, "end").map(({ pid }) => pid)).size).toBe(2)
		const rows = await db().job.findMany({ where: { schedule: { not: null } }, orderBy: { queue: "asc" } })
		expect(rows.map(({ queue }) => queue)).toEqual(scheduled)
		// Counts until a recurring job is due again, whose second run reports nothing.
		const early = scheduled.filter((name) => (policyOf(name).everySeconds ?? 0) >= 60)
		const ran = readEvents(file, "tick").map(({ what }) => what)
		for (const name of early) expect(ran.filter((tick) => tick === name)).toEqual([name])
	})

	it("take over a killed process's jobs once its lease is over, and leave a slow one its own", async () => {
		const { concurrency: full } = policyOf("deliver-mail")
		const gate = newGate()
		const slow = await addWorker(gate)
		const slowJobs = await addJobs(full)
		await eventually("the slow jobs to begin", () => readEvents(file, "begin").length === full)
		const doomed = await addWorker(newGate())
		const doomedJobs = await addJobs(full)
		await eventually("the doomed jobs to begin", () => readEvents(file, "begin").length === 2 * full)
		await endWorker(doomed, "SIGKILL")
		const heir = await addWorker()
		const endedBy = (pid: number | undefined) =>
			readEvents(file, "end").flatMap((at) => (at.pid === pid ? at.what : []))
		const fresh = await addJobs(full)
		await eventually("what nobody holds", () => endedBy(heir.pid).length >= full)
		expect(endedBy(heir.pid).sort()).toEqual(fresh.sort())

		const held = () => db().job.findMany({ where: { holder: { not: null }, queue: "deliver-mail" } })
		const before = await held()
		const { rows } = await pool().query(
			"SELECT count(*)::int AS n FROM jobs WHERE holder IS NOT NULL AND run_at > now() + make_interval(secs => $1)",
			[LEASE_SECONDS],
		)
		expect(rows[0].n).toBe(0)
		// The slow worker keeps renewing its lease. The killed one's lease is ended here instead of waiting for it.
		const extended = (job: { id: string; runAt: Date }) =>
			before.some(({ id, runAt }) => id === job.id && job.runAt > runAt)
		const alive = await eventually("the slow one to extend its leases", async () => {
			const now = (await held()).filter(extended)
			return now.length === full && now
		})
		const left = before.flatMap(({ id }) => (alive.some((job) => job.id === id) ? [] : [id]))
		await pool().query("UPDATE jobs SET run_at = now() WHERE id = ANY($1::uuid[])", [left])
		await eventually("the doomed jobs to end", () => endedBy(heir.pid).length >= 2 * full)
		open(gate)
		await eventually("the slow jobs to end", async () => (await mailJobsLeft()) === 0)
		expect(endedBy(heir.pid).sort()).toEqual([...fresh, ...doomedJobs].sort())
		expect(endedBy(slow.pid).sort()).toEqual(slowJobs.sort())
	})
})

describe("a graceful stop", () => {
	it("finishes running jobs and claims no more", async () => {
		const gate = newGate()
		const worker = await addWorker(gate)
		await addJobs(20)
		const { concurrency } = policyOf("deliver-mail")
		await eventually("the first jobs", () => readEvents(file, "begin").length === concurrency)
		const ended = endWorker(worker, "SIGTERM")
		await eventually("the stop", () => readEvents(file, "stopping").length === 1)
		open(gate)
		await ended
		expect(worker.exitCode).toBe(0)
		expect(done()).toHaveLength(concurrency)
		expect(await mailJobsLeft()).toBe(20 - concurrency)
		expect(await db().job.count({ where: { holder: { not: null } } })).toBe(0)
	})
})

describe("a database outage", () => {
	it("does not count as a failure of a job that was interrupted", async () => {
		const [name] = await addJobs(1)
		const gate = deferred()
		const seen: string[] = []
		const handler = async ({ deliveryId }: { deliveryId: string }) => {
			seen.push(deliveryId)
			await gate.promise
			expect(await db().job.findFirst({ where: { queue: "deliver-mail" } })).toMatchObject({ attempts: 0 })
		}
		startQueue({ ...IDLE_HANDLERS, "deliver-mail": handler })
		await eventually("the job", () => seen.length === 1)
		await postgres.crash()
		gate.resolve()
		await postgres.start()
		await eventually("its end", async () => (await mailJobsLeft()) === 0)
		expect(seen).toEqual([name, name])
	})

	it("may be a pause: a claim whose answer was lost is returned long before its lease is over", async () => {
		const seen: string[] = []
		const gate = deferred()
		const handler = async ({ deliveryId }: { deliveryId: string }) => {
			seen.push(deliveryId)
			await gate.promise
		}
		const warned = vi.spyOn(log, "warn")
		startQueue({ ...IDLE_HANDLERS, "deliver-mail": handler })
		const [inHand] = await addJobs(1)
		await eventually("a job", () => seen.length === 1)
		const { holder } = await db().job.findFirstOrThrow({ where: { queue: "deliver-mail" } })
		// A resumed database still carries out this statement, though its process has stopped waiting for it.
		const inAnHour = new Date(Date.now() + 3_600_000)
		await db().job.create({ data: { queue: "deliver-mail", data: { deliveryId: "lost" }, holder, runAt: inAnHour } })
		postgres.pause()
		const missed = "the queue cannot reach the database"
		await eventually("a claim that fails", () => warned.mock.calls.some((said) => String(said[1]) === missed))
		postgres.resume()
		await eventually("the other job", () => seen.length === 2)
		gate.resolve()
		await eventually("their end", async () => (await mailJobsLeft()) === 0)
		expect(seen).toEqual([inHand, "lost"])
	})

	it("ends no process; jobs that finished meanwhile run only once, and new ones start when it is back", async () => {
		const { concurrency } = policyOf("deliver-mail")
		const gate = newGate()
		const [one, two] = await Promise.all([addWorker(gate), addWorker(gate)])
		const names = await addJobs(3 * concurrency)
		await eventually("the first jobs", () => readEvents(file, "begin").length >= 2 * concurrency)
		await postgres.crash()
		open(gate)
		await eventually("jobs that end without a database", () => readEvents(file, "end").length >= 2 * concurrency)
		expect(readEvents(file, "begin")).toHaveLength(2 * concurrency)
		await postgres.start()
		await eventually("all jobs", async () => (await mailJobsLeft().catch(() => 1)) === 0)
		expect(done().sort()).toEqual(names.sort())
		expect([one?.exitCode, two?.exitCode]).toEqual([null, null])
	})
})
