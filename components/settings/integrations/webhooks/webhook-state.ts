import type { BadgeTone } from "@/components/ui/badge"
import type { Webhook } from "@/lib/client/contract"
import { IS_OFF, NOT_ARRIVED, RETRYING, SWITCHED_OFF, UNUSED, WORKING } from "./webhook-texts"

/** Its state in a word, and the word's color. */
export function webhookState({
	is_enabled,
	disabled_reason,
	failing_since,
	last_delivery,
}: Pick<Webhook, "is_enabled" | "disabled_reason" | "failing_since" | "last_delivery">): {
	label: string
	tone: BadgeTone
} {
	if (!is_enabled) {
		return disabled_reason ? { label: SWITCHED_OFF, tone: "danger" } : { label: IS_OFF, tone: "neutral" }
	}
	if (failing_since) return { label: RETRYING, tone: "warning" }
	if (!last_delivery) return { label: UNUSED, tone: "neutral" }
	// A test is tried once, and doesn't count against the address.
	return last_delivery.status === "sent" ? { label: WORKING, tone: "success" } : { label: NOT_ARRIVED, tone: "warning" }
}

/** What the business calls it, or where it leads. */
export function webhookName({ url, description }: Pick<Webhook, "url" | "description">): string {
	return description || new URL(url).host
}
