import { z } from "zod"
import { emptyAsAbsent, pagingFields } from "@/lib/db/paging"
import { EVENT_TYPES } from "@/lib/webhooks/event-types"
import { deliveryWords } from "@/lib/webhooks/words"
import { normalizeWebsite } from "../normalize-website"
import { cappedText } from "../text-fields"
import { WebhookDeliveryStatus } from "./answers"
import { WEBHOOK_DESCRIPTION_CAP, WEBHOOK_URL_CAP } from "./limits"
import { webhookRefusals } from "./words"

export const WebhookParams = z.object({ id: z.uuid(webhookRefusals.notFound) })
export const WebhookDeliveryParams = z.object({ id: z.uuid(deliveryWords.notFound) })

/** Without a fragment, which stays in browsers. */
function requested(address: string): string {
	const url = new URL(address)
	url.hash = ""
	return url.href
}

/** Gets `https://` without a scheme. The mutation decides whether it may be called. */
const url = cappedText("url", WEBHOOK_URL_CAP)
	.transform((typed) => normalizeWebsite(typed) || null)
	.refine((address) => address !== null, webhookRefusals.addressInvalid)
	.transform((address) => requested(address ?? ""))

const events = z
	.array(z.enum(EVENT_TYPES, `events can hold ${EVENT_TYPES.join(", ")}`), "events must be a list")
	.min(1, webhookRefusals.eventsMissing)
	.max(EVENT_TYPES.length, `events can hold up to ${EVENT_TYPES.length} events`)
	.transform((chosen) => EVENT_TYPES.filter((type) => chosen.includes(type)))

const description = cappedText("description", WEBHOOK_DESCRIPTION_CAP)

export const NewWebhook = z.object({ url, events, description: description.optional() })
export type NewWebhook = z.infer<typeof NewWebhook>

export const WebhookUpdate = z.object({
	url: url.optional(),
	events: events.optional(),
	description: description.optional(),
	is_enabled: z.boolean("is_enabled must be true or false").optional(),
})
export type WebhookUpdate = z.infer<typeof WebhookUpdate>

export const WebhookTest = z.object({ type: z.enum(EVENT_TYPES, `type can be ${EVENT_TYPES.join(", ")}`) })
export type WebhookTest = z.infer<typeof WebhookTest>

export const WebhookDeliveriesQuery = z.object({
	...pagingFields(100),
	status: z.preprocess(
		emptyAsAbsent,
		z.enum(WebhookDeliveryStatus.options, "status can be waiting, sent, or failed").optional(),
	),
})
export type WebhookDeliveriesQuery = z.infer<typeof WebhookDeliveriesQuery>
