import { appendFileSync } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { startQueue, stopQueue } from "@/lib/jobs/queue"

/**
 * A worker process that the queue's tests can kill. Arguments: the file to write to, milliseconds that a job takes.
 * Each line: event, process id, Unix ms, delivery id. On SIGTERM it stops as a server does.
 */
const [, , , file = "", duration = "0"] = process.argv

function note(event: string, what = ""): void {
	appendFileSync(file, `${event} ${process.pid} ${Date.now()} ${what}\n`)
}

startQueue({
	"deliver-mail": async ({ deliveryId }) => {
		note("begin", deliveryId)
		await delay(Number(duration))
		note("end", deliveryId)
	},
	"request-reset": async () => undefined,
	"read-knowledge": async () => undefined,
	transcribe: async () => undefined,
	"reclaim-objects": async () => note("tick", "reclaim-objects"),
	"expire-rows": async () => note("tick", "expire-rows"),
})
note("ready")

process.on("SIGTERM", async () => {
	await stopQueue(5_000)
	note("stopped")
	process.exit(0)
})
