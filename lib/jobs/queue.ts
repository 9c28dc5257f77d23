import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import type { Db } from "@/lib/db/client"
import { log } from "@/lib/log"
import { type ClaimedJob, claimJobs, ensureSchedules, extendLeases, LEASE_SECONDS, releaseLostClaims } from "./job-rows"
import { type JobData, type JobHandlers, policyOf, QUEUE_NAMES, type QueueName } from "./queues"
import { reasonOf } from "./reason-of"
import { type Failure, settleJob } from "./settle-job"
import { untilDone } from "./until-done"

/**
 * A queue of our own on FOR UPDATE SKIP LOCKED, because pg-boss 10.4.2 failed its fault tests: it neither awaits nor
 * catches its own complete() and fail(), so a job that ends while the database is away ends the whole server with an
 * unhandled rejection; a killed job comes back only by a time-out that also cuts honest long jobs; and for that it asks
 * the database 6 times a second in idle. This one asks once.
 */
const POLL_MS = 1_000
/** What may wait for a host that is busy does not wait for ever. */
const BUSY_PATIENCE_SECONDS = 30
const HEARTBEAT_MS = (LEASE_SECONDS * 1000) / 3

interface Worker {
	holder: string
	handlers: JobHandlers
	/** Whether this host has something to do that people wait for. */
	isBusy: () => boolean
	jobs: Map<string, { queue: QueueName; ended: Promise<void> }>
	timers: NodeJS.Timeout[]
	asking?: Promise<void>
	askAgain: boolean
	scheduled: boolean
	stopping: boolean
	abandoned: boolean
	/** Unix ms: until then the leases of others hold even when they ran out, see claim(). */
	graceUntil: number
}

// Shared by the bundles of one server, as the pool is.
const KEY = Symbol.for("testimonials.jobs")
const shared = globalThis as { [KEY]?: Worker }

/**
 * Begins to work in this process. Does not wait for the database: work begins once it is there.
 * @param isBusy while it says so, what may wait is left for half a minute
 */
export function startQueue(handlers: JobHandlers, isBusy: () => boolean = () => false): void {
	const known = shared[KEY]
	if (known) {
		known.handlers = handlers
		return
	}
	const state = { askAgain: false, scheduled: false, stopping: false, abandoned: false, graceUntil: 0 }
	const worker: Worker = { ...state, holder: randomUUID(), handlers, isBusy, jobs: new Map(), timers: [] }
	shared[KEY] = worker
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
		// More than once: a database that stood still carries out the claim that we gave up on after it wakes.
		if (grace) await releaseLostClaims(worker.holder, inHand)
		const claimed = await claimJobs(worker.holder, wanted, { takeAbandoned: !grace, inHand })
		for (const job of claimed) worker.jobs.set(job.id, { queue: job.queue, ended: run(worker, job) })
	} catch (error) {
		if (Date.now() > worker.graceUntil) log.warn({ err: reasonOf(error) }, "the queue cannot reach the database")
		// While it was away nobody could extend a lease. Those who still work get the time to say so before their jobs are
		// taken from them and done twice.
		worker.graceUntil = Date.now() + LEASE_SECONDS * 1000
	}
}

async function run(worker: Worker, job: ClaimedJob): Promise<void> {
	// What the row holds was written by enqueue(), which ties the data to its queue.
	const handler = worker.handlers[job.queue] as (data: unknown) => Promise<void>
	let failure: Failure | undefined
	try {
		await handler(job.data)
	} catch (error) {
		failure = { error, reason: reasonOf(error) }
		log.warn({ queue: job.queue, job: job.id, attempt: job.attempts + 1, err: failure.reason }, "job failed")
	}
	const settle = () => settleJob(job, worker.holder, failure)
	await untilDone(`end of ${job.queue}`, settle, () => !worker.abandoned).catch((error: unknown) => {
		log.error({ queue: job.queue, job: job.id, err: reasonOf(error) }, "a job's end was not written; it will run again")
	})
	worker.jobs.delete(job.id)
	ask(worker)
}

async function beat(worker: Worker): Promise<void> {
	if (worker.jobs.size === 0) return
	const extended = extendLeases(worker.holder, [...worker.jobs.keys()])
	await extended.catch((error: unknown) => log.warn({ err: reasonOf(error) }, "leases not extended"))
}

/** Takes no more jobs and waits for the running ones, at most so long; another process takes up what is left. */
export async function stopQueue(deadlineMs = 8_000): Promise<void> {
	const worker = shared[KEY]
	if (!worker) return
	worker.stopping = true
	const ended = async () => {
		await worker.asking
		await Promise.all([...worker.jobs.values()].map((job) => job.ended))
	}
	await Promise.race([ended(), delay(deadlineMs, undefined, { ref: false })])
	worker.abandoned = true
	for (const timer of worker.timers) clearInterval(timer)
	shared[KEY] = undefined
}

/** Whether a job with exactly this data waits or is in hand. */
export async function isEnqueued<Name extends QueueName>(tx: Db, queue: Name, data: JobData[Name]): Promise<boolean> {
	return (await tx.job.count({ where: { queue, data: { equals: data } } })) > 0
}

/** For whoever just committed a job that somebody waits for: this process looks now and not within the second. */
export function wakeQueue(): void {
	const worker = shared[KEY]
	if (worker) ask(worker)
}

/** In the caller's transaction: the job exists if and only if that commits. It is taken within about a second. */
export async function enqueue<Name extends QueueName>(
	tx: Db,
	queue: Name,
	data: JobData[Name],
	options: { startAfter?: Date } = {},
): Promise<void> {
	await tx.job.create({ data: { queue, data, runAt: options.startAfter } })
}

export type NewJob = { [Name in QueueName]: { queue: Name; data: JobData[Name] } }[QueueName]

/** Several in one statement, as enqueue() does. */
export async function enqueueAll(tx: Db, jobs: NewJob[]): Promise<void> {
	await tx.job.createMany({ data: jobs })
}
