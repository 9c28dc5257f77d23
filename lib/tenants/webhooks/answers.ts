import { z } from "zod"
import { EVENT_TYPES } from "@/lib/webhooks/event-types"

/** sent: answered with 2xx. failed: given up. */
export const WebhookDeliveryStatus = z.enum(["waiting", "sent", "failed"])
export type WebhookDeliveryStatus = z.infer<typeof WebhookDeliveryStatus>

export const Webhook = z.strictObject({
	id: z.uuid(),
	url: z.string(),
	description: z.string(),
	events: z.array(z.enum(EVENT_TYPES)),
	is_enabled: z.boolean(),
	/** gone: it answered 410. failing: no success for three days. Null while it is on, or if an admin turned it off. */
	disabled_reason: z.enum(["gone", "failing"]).nullable(),
	/** Since when no delivery has succeeded. Null while the last one did. */
	failing_since: z.iso.datetime().nullable(),
	last_delivery: z
		.strictObject({
			status: WebhookDeliveryStatus,
			tried_at: z.iso.datetime(),
			response_status: z.int().nullable(),
		})
		.nullable(),
	waiting: z.int(),
	created_at: z.iso.datetime(),
	/** Until then the previous secret signs too. Null if only this one does. */
	previous_secret_until: z.iso.datetime().nullable(),
})
export type Webhook = z.infer<typeof Webhook>

/** Oldest first. */
export const Webhooks = z.strictObject({ webhooks: z.array(Webhook) })
export type Webhooks = z.infer<typeof Webhooks>

/** The receiver checks signatures with `secret`, which no later answer has. */
export const WebhookSecret = z.strictObject({ webhook: Webhook, secret: z.string() })
export type WebhookSecret = z.infer<typeof WebhookSecret>

export const WebhookDelivery = z.strictObject({
	id: z.uuid(),
	/** The header webhook-id, the same at every try, so that a receiver can skip repeats. */
	event_id: z.string(),
	/** One of the events that can be chosen, or one that was dropped since. */
	type: z.string(),
	is_test: z.boolean(),
	/** Its subject has been deleted, and with it what was sent and answered. */
	is_gone: z.boolean(),
	occurred_at: z.iso.datetime(),
	status: WebhookDeliveryStatus,
	attempts: z.int(),
	/** Null if there is no next try, or if it is due already. */
	next_at: z.iso.datetime().nullable(),
	tried_at: z.iso.datetime().nullable(),
	duration_ms: z.int().nullable(),
	/** Null if there was no answer, and before the first try. */
	response_status: z.int().nullable(),
	/** The first 2 KB. */
	response_body: z.string().nullable(),
	last_error: z.string().nullable(),
	/** JSON, as sent. Null before the first try, and once its subject has been deleted. */
	body: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookDeliveries = z.strictObject({
	deliveries: z.array(WebhookDelivery),
	next_cursor: z.string().nullable(),
})
export type WebhookDeliveries = z.infer<typeof WebhookDeliveries>

export const WebhookDeliveryAnswer = z.strictObject({ delivery: WebhookDelivery })
export type WebhookDeliveryAnswer = z.infer<typeof WebhookDeliveryAnswer>

export const WebhookAnswer = z.strictObject({ webhook: Webhook })
export type WebhookAnswer = z.infer<typeof WebhookAnswer>
