import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import { pool } from "@/lib/db/client"
import { describeError } from "@/lib/jobs/describe-error"
import { log } from "@/lib/log"
import { observe } from "@/lib/observer"
import { processWide } from "@/lib/process-wide"
import { intake } from "@/lib/submissions/receive/intake"
import { readMails, readQueues, readTokensToday, readWebhooks } from "./queries"

const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10]
const PREFIX = "testimonials_"

function countEvents(registry: Registry): void {
	const registers = [registry]
	const requests = new Counter({
		name: `${PREFIX}requests_total`,
		help: "Answers by operation and status.",
		labelNames: ["operation", "status"],
		registers,
	})
	const latency = new Histogram({
		name: `${PREFIX}request_duration_seconds`,
		help: "From a request's headers to its answer's headers.",
		labelNames: ["operation"],
		buckets: SECONDS,
		registers,
	})
	const jobs = new Counter({
		name: `${PREFIX}jobs_total`,
		help: "Runs of jobs. A failed one is tried again as its queue says.",
		labelNames: ["queue", "outcome"],
		registers,
	})
	const jobSeconds = new Counter({
		name: `${PREFIX}job_seconds_total`,
		help: "Time that jobs ran.",
		labelNames: ["queue"],
		registers,
	})
	const received = new Counter({
		name: `${PREFIX}received_bytes_total`,
		help: "Bytes of uploads, whole or in parts.",
		registers,
	})
	const collisions = new Counter({
		name: `${PREFIX}transaction_collisions_total`,
		help: "Transactions that the database ended because of another one, and that ran again or were given up.",
		labelNames: ["outcome"],
		registers,
	})
	observe({
		answered(operation, status, ms) {
			requests.inc({ operation, status })
			latency.observe({ operation }, ms / 1000)
		},
		jobEnded(queue, ms, failed) {
			jobs.inc({ queue, outcome: failed ? "failed" : "done" })
			jobSeconds.inc({ queue }, ms / 1000)
		},
		received: (bytes) => received.inc(bytes),
		collided: (outcome) => collisions.inc({ outcome }),
	})
}

function gauge(registry: Registry): () => Promise<void> {
	const make = (name: string, help: string, labelNames: string[] = []) =>
		new Gauge({ name: PREFIX + name, help, labelNames, registers: [registry] })
	const senders = make("uploads_running", "Senders that this process receives from.")
	const connections = make("database_pool_connections", "Of this process; waiting are requests without one.", ["state"])
	const isUp = make("database_up", "1 if the database answers. If not, the figures below are missing.")
	const waiting = make("queue_waiting_jobs", "Jobs that are due and not done, of all processes.", ["queue"])
	const oldest = make("queue_oldest_seconds", "How long the oldest of them has been due.", ["queue"])
	const mails = make("mails_of_last_day", "Mails of the last 24 hours by what became of them.", ["status"])
	const webhooks = make("webhooks_of_last_day", "Webhooks of the last 24 hours by what became of them.", ["status"])
	const tokens = make("chat_tokens_today", "Tokens that all chatbots have charged to their budgets today (UTC).")

	async function askDatabase(): Promise<void> {
		const [queues, mailed, called, spent] = await Promise.all([
			readQueues(),
			readMails(),
			readWebhooks(),
			readTokensToday(),
		])
		for (const state of queues) {
			waiting.set({ queue: state.queue }, state.waiting)
			oldest.set({ queue: state.queue }, state.oldestSeconds)
		}
		for (const state of mailed) mails.set({ status: state.status }, state.mails)
		for (const state of called) webhooks.set({ status: state.status }, state.webhooks)
		tokens.set(spent)
	}

	return async () => {
		senders.set(intake().running)
		const { totalCount, idleCount, waitingCount } = pool()
		connections.set({ state: "open" }, totalCount)
		connections.set({ state: "idle" }, idleCount)
		connections.set({ state: "waiting" }, waitingCount)
		for (const each of [waiting, oldest, mails, webhooks]) each.reset()
		tokens.set(Number.NaN)
		const answered = await askDatabase().then(
			() => true,
			(error: unknown) => {
				log.warn({ err: describeError(error) }, "metrics without the database")
				return false
			},
		)
		isUp.set(answered ? 1 : 0)
	}
}

const held = processWide("metrics", (): { write?: () => Promise<string> } => ({}))

export function startMetrics(): void {
	const registry = new Registry()
	collectDefaultMetrics({ register: registry })
	countEvents(registry)
	const read = gauge(registry)
	held.write = async () => {
		await read()
		return await registry.metrics()
	}
}

/** Prometheus' text format, 0.0.4. Null without METRICS_TOKEN. */
export async function writeMetrics(): Promise<string | null> {
	return (await held.write?.()) ?? null
}
