import { randomUUID } from "node:crypto"
import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { transaction } from "@/lib/db/client"
import { AppError, invalid, notFound } from "@/lib/errors"
import { wakeQueue } from "@/lib/jobs/queue"
import { consume } from "@/lib/limits/consume"
import { assertAllowedHost } from "@/lib/outbound/guarded-lookup"
import { OutboundError } from "@/lib/outbound/outbound-error"
import { queueTest, rotateSecret, sendAgain, switchOff, switchOn } from "@/lib/webhooks/mutations"
import { makeSecret, sealSecret } from "@/lib/webhooks/secret"
import { deliveryWords } from "@/lib/webhooks/words"
import { lockTenant } from "../lock-tenant"
import type { TenantScope } from "../scope"
import { WEBHOOKS_MAX } from "./limits"
import { DELIVERY, type DeliveryRow, findWebhook, WEBHOOK, type WebhookRow } from "./queries"
import type { NewWebhook, WebhookTest, WebhookUpdate } from "./schema"
import { webhookRefusals } from "./words"

/** RFC 6761: these names lead to the machine itself. */
const LOCALHOST = /(?:^|\.)localhost\.?$/

/** Refuses a number or this machine's name early; each connection checks where other names lead. @throws `invalid`. */
function assertCallable(address: string): void {
	const { hostname, port, protocol } = new URL(address)
	const host = LOCALHOST.test(hostname) ? "127.0.0.1" : hostname
	try {
		assertAllowedHost(host, Number(port || (protocol === "http:" ? 80 : 443)))
	} catch (error) {
		throw error instanceof OutboundError ? invalid("url", webhookRefusals.addressNotPublic) : error
	}
}

const told = ({ url, description, events, isEnabled }: WebhookRow) => ({
	url,
	description,
	events,
	is_enabled: isEnabled,
})

/** @throws `conflict` at WEBHOOKS_MAX, `invalid` for an address that the product must not call. */
export function createWebhook(
	scope: TenantScope,
	actor: Actor,
	{ url, events, description = "" }: NewWebhook,
): Promise<{ row: WebhookRow; secret: string }> {
	const { tenantId } = scope
	assertCallable(url)
	const id = randomUUID()
	const secret = makeSecret()
	return transaction(async (tx) => {
		await lockTenant(tx, tenantId)
		if ((await tx.webhookEndpoint.count({ where: { tenantId } })) >= WEBHOOKS_MAX) {
			throw new AppError("conflict", webhookRefusals.webhooksFull(WEBHOOKS_MAX))
		}
		const row = await tx.webhookEndpoint.create({
			data: { id, tenantId, url, events, description, secret: sealSecret(id, secret) },
			select: WEBHOOK,
		})
		const after = { url, description, events }
		await recordChange(tx, actor, {
			tenantId,
			action: "webhook.created",
			targetId: id,
			after,
		})
		return { row, secret }
	})
}

/** A new address, or one turned on again, starts without failures. @throws `not_found`; `invalid`. */
export function updateWebhook(
	scope: TenantScope,
	actor: Actor,
	id: string,
	{ url, events, description, is_enabled: isEnabled }: WebhookUpdate,
): Promise<WebhookRow> {
	return transaction(async (tx) => {
		const before = await findWebhook(scope, id, tx)
		const moves = url !== undefined && url !== before.url
		if (moves) assertCallable(url)
		await tx.webhookEndpoint.update({ where: { id }, data: { url, events, description } })
		const isOn = isEnabled ?? before.isEnabled
		if (isOn && (moves || !before.isEnabled)) await switchOn(tx, id)
		if (!isOn && before.isEnabled) await switchOff(tx, id, null)
		const row = await findWebhook(scope, id, tx)
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "webhook.changed",
			targetId: id,
			before: told(before),
			after: told(row),
		})
		return row
	})
}

/** With its log and what waits to be sent. @throws `not_found`. */
export function deleteWebhook(scope: TenantScope, actor: Actor, id: string): Promise<void> {
	return transaction(async (tx) => {
		const before = await findWebhook(scope, id, tx)
		const { count } = await tx.webhookEndpoint.deleteMany({ where: { id, tenantId: scope.tenantId } })
		if (count === 0) throw notFound(webhookRefusals.notFound)
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "webhook.deleted",
			targetId: id,
			before: told(before),
		})
	})
}

/** The previous secret signs beside it for a day; an older one no longer does. @throws `not_found`. */
export function replaceSecret(
	scope: TenantScope,
	actor: Actor,
	id: string,
): Promise<{ row: WebhookRow; secret: string }> {
	const secret = makeSecret()
	return transaction(async (tx) => {
		await findWebhook(scope, id, tx)
		await rotateSecret(tx, id, sealSecret(id, secret))
		const row = await findWebhook(scope, id, tx)
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "webhook.secret_rotated",
			targetId: id,
			after: { url: row.url },
		})
		return { row, secret }
	})
}

/** @throws `not_found`; `conflict` while it is off; `rate_limited`. */
export async function testWebhook(
	scope: TenantScope,
	actor: Actor,
	id: string,
	{ type }: WebhookTest,
): Promise<DeliveryRow> {
	await findWebhook(scope, id)
	await consume("WEBHOOK_TEST_TENANT", scope.tenantId)
	const delivery = await transaction(async (tx) => {
		const { url } = await findWebhook(scope, id, tx)
		const queued = await queueTest(tx, id, type)
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "webhook.tested",
			targetId: id,
			after: { url, type },
		})
		return tx.webhookDelivery.findUniqueOrThrow({ where: { id: queued }, select: DELIVERY })
	})
	wakeQueue()
	return delivery
}

/** @throws `not_found`; `conflict` while it waits, or while its webhook is off. */
export async function sendDeliveryAgain(scope: TenantScope, actor: Actor, id: string): Promise<DeliveryRow> {
	const queued = await transaction(async (tx) => {
		const where = { id, tenantId: scope.tenantId }
		const delivery = await tx.webhookDelivery.findFirst({
			where,
			select: { type: true, endpoint: { select: { url: true } } },
		})
		if (!delivery) throw notFound(deliveryWords.notFound)
		await sendAgain(tx, id)
		const after = { url: delivery.endpoint.url, type: delivery.type }
		await recordChange(tx, actor, {
			tenantId: scope.tenantId,
			action: "webhook_delivery.requeued",
			targetId: id,
			after,
		})
		return tx.webhookDelivery.findFirstOrThrow({ where, select: DELIVERY })
	})
	wakeQueue()
	return queued
}
