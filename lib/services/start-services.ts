import { deleteExpiredAccountRows } from "@/lib/accounts/mutations"
import { issueReset } from "@/lib/accounts/reset/mutations"
import { readKnowledge } from "@/lib/chatbot/knowledge/pdf/mutations"
import { closeDb, db } from "@/lib/db/client"
import { env } from "@/lib/env"
import { startQueue, stopQueue } from "@/lib/jobs/queue"
import type { JobHandlers } from "@/lib/jobs/queues"
import { expireLimits } from "@/lib/limits/expire-limits"
import { parseLimits } from "@/lib/limits/limits"
import { log } from "@/lib/log"
import { deliverMail } from "@/lib/mail/deliver-mail"
import { reclaimDue } from "@/lib/storage/reclaim/mutations"
import { deleteExpiredKeys } from "@/lib/submissions/idempotency/mutations"
import { deleteExpiredUploads } from "@/lib/submissions/uploads/mutations"

const HANDLERS: JobHandlers = {
	"deliver-mail": ({ deliveryId }) => deliverMail(deliveryId),
	"request-reset": ({ email }) => issueReset(email),
	"read-knowledge": ({ sourceId }) => readKnowledge(sourceId),
	"reclaim-objects": async () => {
		await reclaimDue(new Date())
	},
	"expire-rows": async () => {
		const now = new Date()
		await deleteExpiredAccountRows(now)
		await deleteExpiredKeys(now)
		await deleteExpiredUploads(now)
		await expireLimits(now)
	},
}

/** What lib/start and this file agree on: it is plain JavaScript outside the build, so neither can import the other. */
const launcher = globalThis as unknown as Record<symbol, unknown>
/** `(withinMs) => Promise`: called on the way out, once no request runs any more. */
const STOP = Symbol.for("testimonials.stop")
/** `(line) => Promise<never>`: ends a start in the launcher's way, the embedded database included. */
const REFUSE = Symbol.for("testimonials.refuse")

async function refuse(line: string): Promise<never> {
	const ask = launcher[REFUSE]
	if (typeof ask === "function") await ask(line)
	process.stderr.write(`Cannot start: ${line}\n`)
	process.exit(1)
}

/** A bad value ends the start with one line that names it, instead of the first request that needs it. */
async function checkConfiguration(): Promise<void> {
	try {
		env()
		parseLimits()
	} catch (error) {
		await refuse(error instanceof Error ? error.message : String(error))
	}
}

/** The first query costs 200 ms (connection, query compiler); no visitor should pay for it. */
async function warmUpDatabase(): Promise<void> {
	await db()
		.platformConfig.findFirst({ select: { id: true } })
		.catch((error: unknown) => log.warn({ err: error }, "the database does not answer yet"))
}

export async function startServices(): Promise<void> {
	await checkConfiguration()
	await warmUpDatabase()
	startQueue(HANDLERS)
	launcher[STOP] = async (withinMs: number) => {
		await stopQueue(withinMs)
		await closeDb()
	}
}
