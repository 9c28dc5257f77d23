import { randomUUID } from "node:crypto"
import { db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { EVENT_TYPES } from "@/lib/webhooks/event-types"
import { makeSecret, sealSecret } from "@/lib/webhooks/secret"
import { unique } from "./factories"

/** Turned on, for every event, at a name that no one has. `secret` is the plain one. */
export async function makeWebhook(
	overrides: Partial<Prisma.WebhookEndpointUncheckedCreateInput> & { tenantId: string },
) {
	const id = randomUUID()
	const secret = makeSecret()
	const stored = {
		id,
		url: `https://${unique()}.example/hook`,
		events: [...EVENT_TYPES],
		secret: sealSecret(id, secret),
	}
	const webhook = await db().webhookEndpoint.create({ data: { ...stored, ...overrides } })
	return { webhook, secret }
}

/** A line of a webhook's log: sent at the first try. It has no job, so it is never sent again by itself. */
export function makeWebhookDelivery(
	overrides: Partial<Prisma.WebhookDeliveryUncheckedCreateInput> & { tenantId: string; endpointId: string },
) {
	const event = { type: "lead.created", eventId: randomUUID(), subjectId: randomUUID(), occurredAt: new Date() }
	const tried = { status: "sent", attempts: 1, triedAt: new Date(), durationMs: 84, responseStatus: 200 } as const
	return db().webhookDelivery.create({
		data: { ...event, ...tried, body: '{"type":"lead.created"}', responseBody: "ok", ...overrides },
	})
}
