import { appendFileSync, existsSync } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { startQueue, stopQueue } from "@/lib/jobs/queue"
import { policyOf } from "@/lib/jobs/queues"
import { handlersOf } from "./idle-handlers"

/**
 * A worker process that the queue's tests can kill. Arguments: the file to write to, and for jobs that last the file whose
 * appearance ends them. Each line: event, process id, delivery id. On SIGTERM it stops as a server does.
 */
const [, , file = "", gate] = process.argv

function note(event: string, what = ""): void {
	appendFileSync(file, `${event} ${process.pid} ${what}\n`)
}

/** What comes again by itself says so; the other queues' jobs end at once. */
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
