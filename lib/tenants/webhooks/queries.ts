import { type Db, db } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { invalid, notFound } from "@/lib/errors"
import { EVENT_TYPES } from "@/lib/webhooks/event-types"
import type { TenantScope } from "../scope"
import type { WebhookDeliveriesQuery } from "./schema"
import { webhookRefusals } from "./words"

/** Never the secrets. */
export const WEBHOOK = {
	id: true,
	url: true,
	description: true,
	events: true,
	isEnabled: true,
	disabledReason: true,
	failingSince: true,
	previousUntil: true,
	createdAt: true,
	deliveries: {
		where: { triedAt: { not: null } },
		orderBy: { position: "desc" },
		take: 1,
		select: { status: true, triedAt: true, responseStatus: true },
	},
	_count: { select: { deliveries: { where: { status: "waiting" } } } },
} as const satisfies Prisma.WebhookEndpointSelect
export type WebhookRow = Prisma.WebhookEndpointGetPayload<{ select: typeof WEBHOOK }>

export const DELIVERY = {
	id: true,
	position: true,
	eventId: true,
	type: true,
	isTest: true,
	isGone: true,
	occurredAt: true,
	status: true,
	attempts: true,
	nextAt: true,
	triedAt: true,
	durationMs: true,
	responseStatus: true,
	responseBody: true,
	lastError: true,
	body: true,
} as const satisfies Prisma.WebhookDeliverySelect
export type DeliveryRow = Prisma.WebhookDeliveryGetPayload<{ select: typeof DELIVERY }>

/** An older version on another host may read what a newer one wrote. */
export const knownEvents = (stored: readonly string[]) => EVENT_TYPES.filter((type) => stored.includes(type))

/** Oldest first, so that a new one moves no other. */
export function listWebhooks({ tenantId }: TenantScope): Promise<WebhookRow[]> {
	return db().webhookEndpoint.findMany({
		where: { tenantId },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		relationLoadStrategy: "join",
		select: WEBHOOK,
	})
}

export async function findWebhook({ tenantId }: TenantScope, id: string, tx: Db = db()): Promise<WebhookRow> {
	const row = await tx.webhookEndpoint.findFirst({ where: { id, tenantId }, select: WEBHOOK })
	if (!row) throw notFound(webhookRefusals.notFound)
	return row
}

const encodePosition = (position: bigint) => Buffer.from(String(position)).toString("base64url")

function decodePosition(cursor: string): bigint {
	const text = Buffer.from(cursor, "base64url").toString("latin1")
	if (!/^\d{1,18}$/.test(text)) throw invalid("cursor", "cursor isn't valid")
	return BigInt(text)
}

/** Newest first. @throws `not_found`; `invalid` for an unknown cursor. */
export async function listDeliveries(
	scope: TenantScope,
	endpointId: string,
	{ limit, cursor, status }: WebhookDeliveriesQuery,
): Promise<{ rows: DeliveryRow[]; nextCursor: string | null }> {
	await findWebhook(scope, endpointId)
	const rows = await db().webhookDelivery.findMany({
		where: { endpointId, status, ...(cursor ? { position: { lt: decodePosition(cursor) } } : {}) },
		orderBy: { position: "desc" },
		take: limit + 1,
		select: DELIVERY,
	})
	const page = rows.slice(0, limit)
	const last = page.at(-1)
	return { rows: page, nextCursor: rows.length > limit && last ? encodePosition(last.position) : null }
}
