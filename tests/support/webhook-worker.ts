import { appendFileSync } from "node:fs"
import { startQueue } from "@/lib/jobs/queue"
import { deliverTo, queueWebhooks } from "@/lib/services/webhooks/mutations"
import { handlersOf } from "./idle-handlers"

/** A worker process that sends webhooks as a server does, for a test that kills it. The argument: the file to note in that it works. */
const [, , file = ""] = process.argv

startQueue({
	...handlersOf(async () => undefined),
	"deliver-webhooks": (data) => deliverTo("deliver-webhooks", data),
	"deliver-slow-webhooks": (data) => deliverTo("deliver-slow-webhooks", data),
	"queue-webhooks": queueWebhooks,
})
appendFileSync(file, `ready ${process.pid}\n`)
