import { appendFileSync, existsSync } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { startQueue, stopQueue } from "@/lib/jobs/queue"
import { policyOf } from "@/lib/jobs/queues"
import { handlersOf } from "./idle-handlers"

/**
 * A worker process that the queue's tests can kill. Arguments: the file to write to and, for jobs that take long, the
 * file whose appearance ends them. Each line holds event, process id and delivery id. SIGTERM stops it as it stops a
 * server.
 */
const [, , file = "", gate] = process.argv

function note(event: string, what = ""): void {
	appendFileSync(file, `${event} ${process.pid} ${what}\n`)
}

/** Recurring jobs report that they ran. The other queues' jobs end at once. */
startQueue({
	...handlersOf(async (name) => {
		if (policyOf(name).everySeconds) note("tick", name)
	}),
	"deliver-mail": async ({ deliveryId }) => {
		note("begin", deliveryId)
		while (gate && !existsSync(gate)) await delay(20)
		note("end", deliveryId)
	},
})
note("ready")

process.on("SIGTERM", async () => {
	const stopped = stopQueue(30_000)
	note("stopping")
	await stopped
	process.exit(0)
})
