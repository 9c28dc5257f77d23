import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { type Db, db } from "@/lib/db/client"
import { databaseAway } from "@/lib/db/database-away"
import { log } from "@/lib/log"
import { observer } from "@/lib/observer"
import { processWide } from "@/lib/process-wide"
import { describeError } from "./describe-error"
import {
	type ClaimedJob,
	claimJobs,
	ensureSchedules,
	extendLeases,
	LEASE_SECONDS,
	releaseJob,
	releaseLostClaims,
	removeJob,
} from "./job-rows"
import { type JobData, type JobHandlers, policyOf, QUEUE_NAMES, type QueueName } from "./queues"
import { untilDone } from "./until-done"

// A queue of our own on FOR UPDATE SKIP LOCKED, because pg-boss 10.4.2 failed its fault tests: a job that ends while
// the database is away ends the whole server with an unhandled rejection, a killed job comes back only through a
// timeout that also ends honest long jobs, and it asks the database 6 times a second when idle; this queue asks once.
const POLL_MS = 1_000
const BUSY_PATIENCE_SECONDS = 30
const HEARTBEAT_MS = (LEASE_SECONDS * 1000) / 3

interface Worker {
	holder: string
	handlers: JobHandlers
	isBusy: () => boolean
	jobs: Map<string, { queue: QueueName; ended: Promise<void> }>
	timers: NodeJS.Timeout[]
	asking?: Promise<void>
	askAgain: boolean
	scheduled: boolean
	stopping: boolean
	abandoned: boolean
	/** Unix ms. Until then other processes' leases count even if they ran out; see claim(). */
	graceUntil: number
}

const held = processWide("jobs", (): { worker?: Worker } => ({}))

/** Does not wait for the database. @param isBusy while true, jobs that may wait wait half a minute. */
export function startQueue(handlers: JobHandlers, isBusy: () => boolean = () => false): void {
	if (held.worker) {
		held.worker.handlers = handlers
		return
	}
	const state = { askAgain: false, scheduled: false, stopping: false, abandoned: false, graceUntil: 0 }
	const worker: Worker = { ...state, holder: randomUUID(), handlers, isBusy, jobs: new Map(), timers: [] }
	held.worker = worker
	worker.timers = [setInterval(ask, POLL_MS, worker), setInterval(beat, HEARTBEAT_MS, worker)]
	ask(worker)
}

function ask(worker: Worker): void {
	if (worker.asking) {
		worker.askAgain = true
		return
	}
	worker.askAgain = false
	worker.asking = claim(worker).finally(() => {
		worker.asking = undefined
		if (worker.askAgain) ask(worker)
	})
}

async function claim(worker: Worker): Promise<void> {
	const busy = (name: QueueName) => [...worker.jobs.values()].filter(({ queue }) => queue === name).length
	const served = QUEUE_NAMES.filter((queue) => worker.handlers[queue])
	const patience = worker.isBusy() ? BUSY_PATIENCE_SECONDS : 0
	const free = served.map((queue) => ({
		queue,
		count: policyOf(queue).concurrency - busy(queue),
		dueForSeconds: policyOf(queue).mayWait ? patience : 0,
	}))
	const wanted = free.filter(({ count }) => count > 0)
	if (worker.stopping || wanted.length === 0) return
	try {
		const inHand = [...worker.jobs.keys()]
		const grace = Date.now() <= worker.graceUntil
		if (!worker.scheduled) await ensureSchedules()
		worker.scheduled = true
		// Repeatedly: a database that was paused executes the claim that we gave up on after it wakes.
		if (grace) await releaseLostClaims(worker.holder, inHand)
		const claimed = await claimJobs(worker.holder, wanted, { takeAbandoned: !grace, inHand })
		for (const job of claimed) worker.jobs.set(job.id, { queue: job.queue, ended: run(worker, job) })
	} catch (error) {
		if (Date.now() > worker.graceUntil) log.warn({ err: describeError(error) }, "the queue cannot reach the database")
		// While the database was away no process could extend a lease. Those that still work
		// get time to extend theirs, before another process takes their jobs and does them twice.
		worker.graceUntil = Date.now() + LEASE_SECONDS * 1000
	}
}

async function run(worker: Worker, job: ClaimedJob): Promise<void> {
	const handler = worker.handlers[job.queue] as (data: unknown) => Promise<void>
	const startedAt = performance.now()
	let failure: Failure | undefined
	try {
		await handler(policyOf(job.queue).data.parse(job.data))
	} catch (error) {
		failure = { error, reason: describeError(error) }
		log.warn({ queue: job.queue, job: job.id, attempt: job.attempts + 1, err: failure.reason }, "job failed")
	}
	observer()?.jobEnded(job.queue, performance.now() - startedAt, failure !== undefined)
	const settle = () => settleJob(job, worker.holder, failure)
	await untilDone(`end of ${job.queue}`, settle, () => !worker.abandoned).catch((error: unknown) => {
		log.error(
			{ queue: job.queue, job: job.id, err: describeError(error) },
			"a job's end was not written; it will run again",
		)
	})
	worker.jobs.delete(job.id)
	ask(worker)
}

interface Failure {
	error: unknown
	reason: string
}

async function settleJob(job: ClaimedJob, holder: string, failure: Failure | undefined): Promise<void> {
	const { retryAfter, everySeconds } = policyOf(job.queue)
	if (everySeconds) return releaseJob({ id: job.id, attempts: 0 }, holder, everySeconds, failure?.reason)
	if (!failure) return removeJob(job.id, holder)
	// An absent database does not count as a failure: a mail would wait a minute for an outage of a second.
	if (databaseAway(failure.error)) return releaseJob(job, holder, 1, failure.reason)
	const wait = retryAfter[job.attempts]
	if (wait !== undefined) return releaseJob({ id: job.id, attempts: job.attempts + 1 }, holder, wait, failure.reason)
	log.error({ queue: job.queue, job: job.id, data: job.data, err: failure.reason }, "job given up")
	return removeJob(job.id, holder)
}

async function beat(worker: Worker): Promise<void> {
	if (worker.jobs.size === 0) return
	const extended = extendLeases(worker.holder, [...worker.jobs.keys()])
	await extended.catch((error: unknown) => log.warn({ err: describeError(error) }, "leases not extended"))
}

export async function stopQueue(deadlineMs = 8_000): Promise<void> {
	const { worker } = held
	if (!worker) return
	worker.stopping = true
	const ended = async () => {
		await worker.asking
		await Promise.all([...worker.jobs.values()].map((job) => job.ended))
	}
	await Promise.race([ended(), delay(deadlineMs, undefined, { ref: false })])
	worker.abandoned = true
	for (const timer of worker.timers) clearInterval(timer)
	held.worker = undefined
}

export async function isEnqueued<Name extends QueueName>(tx: Db, queue: Name, data: JobData[Name]): Promise<boolean> {
	return (await tx.job.count({ where: { queue, data: { equals: data } } })) > 0
}

export async function dropWaiting<Name extends QueueName>(
	queue: Name,
	data: JobData[Name],
	tx: Db = db(),
): Promise<void> {
	await tx.job.deleteMany({ where: { queue, data: { equals: data }, holder: null } })
}

/** Call after committing a job that a person waits for: this process looks now instead of within a second. */
export function wakeQueue(): void {
	if (held.worker) ask(held.worker)
}

/** Adds a job that exists if and only if the caller's transaction commits. It starts within about a second. */
export async function enqueue<Name extends QueueName>(
	tx: Db,
	queue: Name,
	data: JobData[Name],
	inSeconds = 0,
): Promise<void> {
	await enqueueAll(tx, [{ queue, data } as NewJob], inSeconds)
}

export type NewJob = { [Name in QueueName]: { queue: Name; data: JobData[Name] } }[QueueName]

export async function enqueueAll(tx: Db, jobs: NewJob[], inSeconds = 0): Promise<void> {
	const rows = JSON.stringify(jobs)
	await tx.$executeRaw`
		INSERT INTO jobs (queue, data, run_at) SELECT queue, data, now() + make_interval(secs => ${inSeconds})
		FROM jsonb_to_recordset(${rows}::jsonb) AS job (queue text, data jsonb)`
}
