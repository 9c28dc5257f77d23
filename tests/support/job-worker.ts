import { appendFileSync } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { startQueue, stopQueue } from "@/lib/jobs/queue"
import { policyOf } from "@/lib/jobs/queues"
import { handlersOf } from "./idle-handlers"

/**
 * A worker process that the queue's tests can kill. Arguments: the file to write to, milliseconds that a job takes.
 * Each line: event, process id, Unix ms, delivery id. On SIGTERM it stops as a server does.
 */
const [, , , file = "", duration = "0"] = process.argv

function note(event: string, what = ""): void {
	appendFileSync(file, `${event} ${process.pid} ${Date.now()} ${what}\n`)
}

/** What comes again by itself says so; the other queues' jobs end at once. */
startQueue({
	...handlersOf(async (name) => {
		if (policyOf(name).everySeconds) note("tick", name)
	}),
	"deliver-mail": async ({ deliveryId }) => {
		note("begin", deliveryId)
		await delay(Number(duration))
		note("end", deliveryId)
	},
})
note("ready")

process.on("SIGTERM", async () => {
	await stopQueue(5_000)
	note("stopped")
	process.exit(0)
})
