import { Send } from "lucide-react"
import { useState } from "react"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { SelectField } from "@/components/ui/select-field"
import type { Webhook, WebhookDelivery } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { EVENT_TYPES, EVENTS, type EventType } from "@/lib/webhooks/event-types"
import type { DeliveryLogState } from "./use-delivery-log"
import { webhookWords } from "./webhook-words"

const OPTIONS = EVENT_TYPES.map((type) => ({ value: type, label: EVENTS[type].happened }))

function Outcome({ delivery }: { delivery: WebhookDelivery }) {
	const { status, response_status, duration_ms, last_error } = delivery
	if (status === "sent") {
		return (
			<Notice tone="success" role="status">
				{webhookWords.testArrived(response_status, duration_ms)}
			</Notice>
		)
	}
	if (status === "waiting") return <Notice role="status">{webhookWords.testSending}</Notice>
	return (
		<Notice tone="danger" role="alert">
			{webhookWords.testRefused(last_error ?? "")}
		</Notice>
	)
}

export interface TestSenderProps {
	webhook: Webhook
	access: SettingsAccess
	log: DeliveryLogState
}

export function TestSender({ webhook: { id, events, is_enabled }, access, log }: TestSenderProps) {
	const [type, setType] = useState<EventType>(events[0] ?? EVENT_TYPES[0])
	const [busy, setBusy] = useState(false)
	const [sent, setSent] = useState<WebhookDelivery | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	// The log asks again what became of it.
	const outcome = sent && (log.items.find((item) => item.id === sent.id) ?? sent)

	async function send(): Promise<void> {
		setBusy(true)
		setSent(null)
		setFailure(null)
		try {
			const query = namedTenant(access)
			const call = { params: { id }, query, body: { type } }
			const { delivery } = await adminCall("POST /api/admin/webhooks/{id}/test", call)
			setSent(delivery)
			log.show("all")
		} catch (error) {
			setFailure(`${webhookWords.sendTestFailed}. ${reasonOf(error)}`)
		} finally {
			setBusy(false)
		}
	}

	return (
		<div className="flex flex-col gap-3">
			<div className="flex flex-wrap items-end gap-3">
				<div className="min-w-0 flex-1 basis-60 sm:max-w-sm">
					<SelectField
						label={webhookWords.testEvent}
						options={OPTIONS}
						value={type}
						disabled={busy}
						onChange={({ target }) => setType(EVENT_TYPES.find((known) => known === target.value) ?? type)}
					/>
				</div>
				<Button busy={busy} disabled={access.readOnly !== null || !is_enabled} onClick={() => void send()}>
					{!busy && <Send aria-hidden size={16} />}
					{webhookWords.sendTest}
				</Button>
			</div>
			<p className="text-ink-muted">{is_enabled ? webhookWords.testHint : webhookWords.testNeedsOn}</p>
			{outcome && <Outcome delivery={outcome} />}
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
		</div>
	)
}
