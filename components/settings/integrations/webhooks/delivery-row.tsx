import { useState } from "react"
import { toast } from "sonner"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { Snippet } from "@/components/forms/snippet"
import { toastError } from "@/components/forms/toast-error"
import { Value, ValueList } from "@/components/forms/value-list"
import { Badge, type BadgeTone } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Disclosure } from "@/components/ui/disclosure"
import { LocalTime } from "@/components/ui/local-time"
import type { WebhookDelivery, WebhookDeliveryStatus } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { emailWords } from "../../settings-words"
import { deliveryLogWords, webhookWords } from "./webhook-words"

const TONES: Record<WebhookDeliveryStatus, BadgeTone> = { waiting: "neutral", sent: "success", failed: "danger" }

function readable(body: string): string {
	try {
		return JSON.stringify(JSON.parse(body), null, 2)
	} catch {
		return body
	}
}

const resultOf = ({ response_status, last_error }: WebhookDelivery) =>
	last_error ?? (response_status === null ? null : deliveryLogWords.answered(response_status))

function Sent({ label, text }: { label: string; text: string }) {
	return (
		<div>
			<p className="mb-1.5 text-ink-muted">{label}</p>
			<Snippet label={label} code={readable(text)} />
		</div>
	)
}

export interface DeliveryRowProps {
	delivery: WebhookDelivery
	access: SettingsAccess
	canSend: boolean
	onSent(delivery: WebhookDelivery): void
}

export function DeliveryRow({ delivery, access, canSend, onSent }: DeliveryRowProps) {
	const [busy, setBusy] = useState(false)
	const { id, event_id, type, is_test, is_gone, occurred_at, status, attempts, duration_ms, next_at, tried_at, body } =
		delivery
	const result = resultOf(delivery)
	const name = webhookWords.eventName(type)

	async function sendAgain(): Promise<void> {
		setBusy(true)
		try {
			const call = { params: { id }, query: namedTenant(access) }
			const answer = await adminCall("POST /api/admin/webhooks/deliveries/{id}/send-again", call)
			onSent(answer.delivery)
			toast.success(emailWords.sentAgain, { description: name })
		} catch (error) {
			toastError(emailWords.sendAgainFailed, error)
		} finally {
			setBusy(false)
		}
	}

	return (
		<li>
			<Disclosure
				summary={
					<span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
						<span className="min-w-0 flex-1 basis-56">
							<span className="block">
								{name}
								{is_test && <span className="font-normal text-ink-muted"> ({deliveryLogWords.test})</span>}
							</span>
							<span className="mt-0.5 block font-normal text-ink-muted">
								<LocalTime iso={occurred_at} />
							</span>
							{result && status !== "sent" && (
								<span
									className={`mt-0.5 block font-normal wrap-anywhere ${status === "failed" ? "text-danger" : "text-warning"}`}
								>
									{result}
								</span>
							)}
						</span>
						<Badge tone={TONES[status]}>{deliveryLogWords.statuses[status]}</Badge>
					</span>
				}
			>
				<div className="flex flex-col gap-4">
					<ValueList>
						<Value label={deliveryLogWords.result}>{result ?? deliveryLogWords.noTryYet}</Value>
						<Value label={deliveryLogWords.tries}>{attempts}</Value>
						{duration_ms !== null && (
							<Value label={deliveryLogWords.duration}>{deliveryLogWords.milliseconds(duration_ms)}</Value>
						)}
						{tried_at && (
							<Value label={deliveryLogWords.lastTry}>
								<LocalTime iso={tried_at} />
							</Value>
						)}
						{next_at && (
							<Value label={deliveryLogWords.nextTry}>
								<LocalTime iso={next_at} />
							</Value>
						)}
						<Value label={deliveryLogWords.eventId}>
							<code className="text-xs">{event_id}</code>
						</Value>
					</ValueList>
					{is_gone && <p className="text-ink-muted">{deliveryLogWords.removed}</p>}
					{body && <Sent label={deliveryLogWords.request} text={body} />}
					{delivery.response_status !== null && !is_gone && (
						<Sent label={deliveryLogWords.response} text={delivery.response_body || deliveryLogWords.responseEmpty} />
					)}
					{status !== "waiting" && canSend && (
						<div>
							<Button size="sm" busy={busy} disabled={access.readOnly !== null} onClick={() => void sendAgain()}>
								{emailWords.sendAgain}
								<span className="sr-only"> {name}</span>
							</Button>
						</div>
					)}
				</div>
			</Disclosure>
		</li>
	)
}
