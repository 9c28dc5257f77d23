import { ChevronDown } from "lucide-react"
import { useId } from "react"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { commonWords } from "@/components/ui/common-words"
import { LocalTime } from "@/components/ui/local-time"
import type { Webhook } from "@/lib/client/contract"
import { EVENT_TYPES } from "@/lib/webhooks/event-types"
import { WebhookPanel } from "./webhook-panel"
import { webhookName, webhookState } from "./webhook-state"
import { webhookWords } from "./webhook-words"

export interface WebhookItemProps {
	webhook: Webhook
	access: SettingsAccess
	open: boolean
	onToggle(): void
}

export function WebhookItem({ webhook, access, open, onToggle }: WebhookItemProps) {
	const id = useId()
	const { url, description, events, is_enabled, failing_since, last_delivery, waiting } = webhook
	const { label, tone } = webhookState(webhook)
	const name = webhookName(webhook)
	const isFailing = is_enabled && failing_since !== null
	return (
		<li className="py-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<div className="min-w-0 flex-1 basis-64">
					<p className="font-medium wrap-anywhere">{description || name}</p>
					<p className="mt-0.5 text-xs wrap-anywhere text-ink-muted">
						<code>{url}</code>
					</p>
					<p className="mt-0.5 text-ink-muted">
						<span className="block">
							{events.length === EVENT_TYPES.length ? webhookWords.allEvents : webhookWords.eventsCount(events.length)}
						</span>
						{isFailing ? (
							<span className="block text-warning">
								{webhookWords.failingSince} <LocalTime iso={failing_since} />.{" "}
								{waiting > 0 && webhookWords.waitingCount(waiting)}
							</span>
						) : (
							last_delivery && (
								<span className="block">
									{last_delivery.status === "sent" ? webhookWords.lastSent : webhookWords.lastTried}{" "}
									<LocalTime iso={last_delivery.tried_at} />
								</span>
							)
						)}
					</p>
				</div>
				<div className="flex flex-1 items-center justify-between gap-x-4 max-sm:basis-full sm:flex-none">
					<Badge tone={tone}>{label}</Badge>
					<Button size="sm" variant="quiet" aria-expanded={open} aria-controls={id} onClick={onToggle}>
						{commonWords.details}
						<span className="sr-only"> {name}</span>
						<ChevronDown aria-hidden size={16} className={classNames("transition-transform", open && "rotate-180")} />
					</Button>
				</div>
			</div>
			<div id={id} hidden={!open}>
				{open && <WebhookPanel webhook={webhook} access={access} />}
			</div>
		</li>
	)
}
