import { appendFileSync, readFileSync } from "node:fs"
import { startQueue } from "@/lib/jobs/queue"
import { deliverMail } from "@/lib/mail/deliver-mail"
import { sendDueInvitations } from "@/lib/submissions/invitations/sending-mutations"
import { handlersOf } from "./idle-handlers"

/**
 * A worker process that sends invitations as a server does, for a test that kills it. Arguments: the file to note in that
 * it works, and the file that holds the time, in Unix ms.
 */
const [, , file = "", clock = ""] = process.argv

startQueue({
	...handlersOf(async () => undefined),
	"send-invitations": async () => {
		await sendDueInvitations(new Date(Number(readFileSync(clock, "utf8"))))
	},
	"deliver-mail": ({ deliveryId }) => deliverMail(deliveryId),
})
appendFileSync(file, `ready ${process.pid}\n`)
