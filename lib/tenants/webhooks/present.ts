import type { Webhook, WebhookDelivery, Webhooks } from "./answers"
import { type DeliveryRow, knownEvents, type WebhookRow } from "./queries"

const REASONS = ["gone", "failing"] as const

export function presentWebhook(row: WebhookRow, now = new Date()): Webhook {
	const [last] = row.deliveries
	return {
		id: row.id,
		url: row.url,
		description: row.description,
		events: knownEvents(row.events),
		is_enabled: row.isEnabled,
		disabled_reason: REASONS.find((reason) => reason === row.disabledReason) ?? null,
		failing_since: row.failingSince?.toISOString() ?? null,
		last_delivery: last?.triedAt
			? { status: last.status, tried_at: last.triedAt.toISOString(), response_status: last.responseStatus }
			: null,
		waiting: row._count.deliveries,
		created_at: row.createdAt.toISOString(),
		previous_secret_until: row.previousUntil && row.previousUntil > now ? row.previousUntil.toISOString() : null,
	}
}

export function presentWebhooks(rows: readonly WebhookRow[]): Webhooks {
	return { webhooks: rows.map((row) => presentWebhook(row)) }
}

/** With what was sent and answered, where the reader looks for the error. */
export function presentDelivery(row: DeliveryRow, now = new Date()): WebhookDelivery {
	return {
		id: row.id,
		event_id: row.eventId,
		type: row.type,
		is_test: row.isTest,
		is_gone: row.isGone,
		occurred_at: row.occurredAt.toISOString(),
		status: row.status,
		attempts: row.attempts,
		next_at: row.status === "waiting" && row.nextAt > now ? row.nextAt.toISOString() : null,
		tried_at: row.triedAt?.toISOString() ?? null,
		duration_ms: row.durationMs,
		response_status: row.responseStatus,
		response_body: row.responseBody,
		last_error: row.lastError,
		body: row.body,
	}
}
