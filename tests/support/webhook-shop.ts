import { closeDb, db } from "@/lib/db/client"
import { closeSharedLocks } from "@/lib/db/shared-locks"
import { deliverTo } from "@/lib/services/webhooks/mutations"
import type { EventType } from "@/lib/webhooks/event-types"
import { makeTenant, unique } from "./factories"
import { startOwnDatabase } from "./own-database"
import { giveEnvironment } from "./service-environment"
import { letPass, makeEndpoint, type Receiver, startReceiver } from "./webhook-receiver"

const [ALLOWED, REFUSED] = ["127.0.0.2", "127.0.0.1"]
const QUEUES = ["deliver-webhooks", "deliver-slow-webhooks"] as const

export interface WebhookWorld {
	receiver: Receiver
	/** On the same port, so that only the address decides. */
	refused: Receiver
	stop(): Promise<void>
}

/** A database, a receiver that may be called, and one that may not. */
export async function startWebhookWorld(): Promise<WebhookWorld> {
	const [database, receiver] = await Promise.all([startOwnDatabase(), startReceiver(ALLOWED)])
	const refused = await startReceiver(REFUSED, receiver.port)
	giveEnvironment(database, { OUTBOUND_ALLOW: `${ALLOWED}/32:${receiver.port}`, DATABASE_PATIENCE_MS: "60000" })
	return {
		receiver,
		refused,
		async stop() {
			await closeSharedLocks()
			await closeDb()
			await Promise.all([receiver.stop(), refused.stop(), database.stop()])
		},
	}
}

/** A business with an endpoint at a path of its own. */
export async function makeShop({ receiver }: WebhookWorld, events?: readonly EventType[], origin = receiver.origin) {
	const { id: tenantId, slug } = await makeTenant()
	const path = `/${unique()}`
	const { id, secret } = await makeEndpoint({ tenantId, url: origin + path, events })
	const deliveries = () => db().webhookDelivery.findMany({ where: { endpointId: id }, orderBy: { position: "asc" } })
	const jobs = () => db().job.findMany({ where: { data: { equals: { endpointId: id } } } })
	/** As the queue would: until nothing is due. */
	async function run(): Promise<void> {
		for (;;) {
			const due = (await jobs()).find(({ runAt }) => runAt <= new Date())
			const queue = QUEUES.find((name) => name === due?.queue)
			if (!due || !queue) return
			await db().job.delete({ where: { id: due.id } })
			await deliverTo(queue, { endpointId: id })
		}
	}
	return {
		...{ tenantId, slug, path, id, secret, deliveries, jobs, run },
		row: () => db().webhookEndpoint.findUniqueOrThrow({ where: { id } }),
		/** Lets hours pass, and then does what is due. */
		async pass(hours: number) {
			await letPass(id, hours)
			await run()
		},
		answer(status: number, body = "") {
			receiver.answers.set(path, (_received, response) => void response.writeHead(status).end(body))
		},
		arrived: () => receiver.at(path),
	}
}
