import { randomUUID } from "node:crypto"
import { type Db, db } from "@/lib/db/client"
import type { WebhookDelivery } from "@/lib/db/generated/client"
import { AppError, notFound } from "@/lib/errors"
import { enqueue } from "@/lib/jobs/queue"
import type { EventType } from "./event-types"
import { deliveryWords } from "./words"

export const ROTATION_HOURS = 24

const FIRST_IN_LINE = new Date(0)

export type WebhookQueue = "deliver-webhooks" | "deliver-slow-webhooks"

export function queueEndpoint(tx: Db, { id, isSlow }: { id: string; isSlow: boolean }, inSeconds = 0): Promise<void> {
	return enqueue(tx, isSlow ? "deliver-slow-webhooks" : "deliver-webhooks", { endpointId: id }, inSeconds)
}

/** Calls the endpoint soon, also while it rests after a failed try. @throws `conflict` if it is off. */
async function callSoon(tx: Db, endpointId: string): Promise<void> {
	const [endpoint] = await tx.$queryRaw<{ isSlow: boolean }[]>`
		UPDATE webhook_endpoints SET rests_until = NULL WHERE id = ${endpointId}::uuid AND is_enabled
		RETURNING is_slow AS "isSlow"`
	if (!endpoint) throw new AppError("conflict", deliveryWords.endpointIsOff)
	await queueEndpoint(tx, { id: endpointId, ...endpoint })
}

/** Queues a delivery with made-up data, tried once, before all that waits. @returns its id. @throws as callSoon(). */
export async function queueTest(tx: Db, endpointId: string, type: EventType): Promise<string> {
	await callSoon(tx, endpointId)
	const { tenantId } = await tx.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } })
	const event = { eventId: randomUUID(), type, subjectId: randomUUID(), occurredAt: new Date(), isTest: true }
	const { id } = await tx.webhookDelivery.create({ data: { tenantId, endpointId, ...event, nextAt: FIRST_IN_LINE } })
	return id
}

/** Keeps its event id and tries. @throws `not_found`; `conflict` while it waits or if its endpoint is off. */
export async function sendAgain(tx: Db, deliveryId: string): Promise<WebhookDelivery> {
	const known = await tx.webhookDelivery.findUnique({ where: { id: deliveryId } })
	if (!known) throw notFound(deliveryWords.notFound)
	await callSoon(tx, known.endpointId)
	const { count } = await tx.webhookDelivery.updateMany({
		where: { id: deliveryId, status: { not: "waiting" } },
		data: { status: "waiting", attempts: 0, lastError: null, nextAt: FIRST_IN_LINE },
	})
	if (count === 0) throw new AppError("conflict", deliveryWords.stillWaiting)
	return tx.webhookDelivery.findUniqueOrThrow({ where: { id: deliveryId } })
}

/** Why an endpoint is off. Null: an admin turned it off. */
export type OffReason = "gone" | "failing" | null

/** Deliveries that wait for it end as failed. @returns false if it was off already. */
export async function switchOff(tx: Db, endpointId: string, reason: OffReason): Promise<boolean> {
	const { count } = await tx.webhookEndpoint.updateMany({
		where: { id: endpointId, isEnabled: true },
		data: { isEnabled: false, disabledReason: reason },
	})
	await failWaiting(endpointId, reason, tx)
	return count === 1
}

export async function failWaiting(endpointId: string, reason: OffReason, tx: Db = db()): Promise<void> {
	const lastError = deliveryWords.whyOff[reason ?? "admin"]
	await tx.webhookDelivery.updateMany({
		where: { endpointId, status: "waiting" },
		data: { status: "failed", lastError },
	})
}

export async function switchOn(tx: Db, endpointId: string): Promise<void> {
	const fresh = { disabledReason: null, failingSince: null, isSlow: false, restsUntil: null }
	await tx.webhookEndpoint.updateMany({ where: { id: endpointId }, data: { isEnabled: true, ...fresh } })
}

export async function rotateSecret(tx: Db, endpointId: string, sealed: string): Promise<void> {
	await tx.$executeRaw`UPDATE webhook_endpoints SET previous_secret = secret, secret = ${sealed},
		previous_until = now() + make_interval(hours => ${ROTATION_HOURS}) WHERE id = ${endpointId}::uuid`
}
