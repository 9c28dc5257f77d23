import type { BadgeTone } from "@/components/ui/badge"
import type { Webhook } from "@/lib/client/contract"
import { webhookWords } from "./webhook-words"

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
		return disabled_reason
			? { label: webhookWords.switchedOff, tone: "danger" }
			: { label: webhookWords.isOff, tone: "neutral" }
	}
	if (failing_since) return { label: webhookWords.retrying, tone: "warning" }
	if (!last_delivery) return { label: webhookWords.unused, tone: "neutral" }
	// A test is tried once, and doesn't count against the address.
	return last_delivery.status === "sent"
		? { label: webhookWords.working, tone: "success" }
		: { label: webhookWords.notArrived, tone: "warning" }
}

export function webhookName({ url, description }: Pick<Webhook, "url" | "description">): string {
	return description || new URL(url).host
}
