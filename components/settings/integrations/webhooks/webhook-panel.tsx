import { useRouter } from "next/navigation"
import { useRef, useState } from "react"
import { toast } from "sonner"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { useBusy } from "@/components/forms/use-busy"
import { Value, ValueList } from "@/components/forms/value-list"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import type { Webhook } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { SAVED_IT } from "../integrations-texts"
import { ShownOnce } from "../shown-once"
import { DeliveryLog } from "./delivery-log"
import { TestSender } from "./test-sender"
import { useDeliveryLog } from "./use-delivery-log"
import { WebhookForm, type WebhookValues } from "./webhook-form"
import { webhookName } from "./webhook-state"
import {
	ADDED,
	DELETE_FAILED,
	DELETE_MEANS,
	DELETE_WEBHOOK,
	deleteAsk,
	EDIT_WEBHOOK,
	EVENTS,
	NEW_SECRET,
	NEW_SECRET_FAILED,
	NEW_SECRET_MEANS,
	newSecretAsk,
	OFF_MEANS,
	OFF_REASONS,
	OLD_SECRET_UNTIL,
	OLD_SECRET_WORKS,
	REPLACE,
	SAVE_WEBHOOK,
	SECRET,
	SECRET_HIDDEN,
	SECRET_ONCE,
	SECRET_REPLACED,
	SENDS,
	THE_SECRET,
	TURN_FAILED,
	TURN_OFF,
	TURN_ON,
	TURNED_OFF,
	TURNED_ON,
	WEBHOOK_DELETED,
	WEBHOOK_SAVED,
} from "./webhook-texts"

/** Everything about one webhook, and what can be done with it. */
export function WebhookPanel({ webhook, access }: { webhook: Webhook; access: SettingsAccess }) {
	const router = useRouter()
	const [step, setStep] = useState<"look" | "edit" | { secret: string }>("look")
	const [asking, setAsking] = useState<"secret" | "delete" | null>(null)
	const { busy, run } = useBusy<"turn" | "secret" | "delete">()
	const log = useDeliveryLog(webhook.id, access)
	const editButton = useRef<HTMLButtonElement>(null)
	const { id, url, description, events, is_enabled, disabled_reason, created_at, previous_secret_until } = webhook
	const name = webhookName(webhook)
	const query = namedTenant(access)
	const still = access.readOnly !== null || busy !== null

	function look(): void {
		setStep("look")
		requestAnimationFrame(() => editButton.current?.focus())
	}

	async function save(body: WebhookValues): Promise<void> {
		await adminCall("PUT /api/admin/webhooks/{id}", { params: { id }, query, body })
		toast.success(WEBHOOK_SAVED, { description: webhookName(body) })
		look()
		router.refresh()
	}

	const turn = () =>
		run(
			"turn",
			async () => {
				const body = { is_enabled: !is_enabled }
				await adminCall("PUT /api/admin/webhooks/{id}", { params: { id }, query, body })
				toast.success(is_enabled ? TURNED_OFF : TURNED_ON, { description: name })
				// What waited has failed.
				if (is_enabled) log.reload()
				router.refresh()
			},
			(error) => toastError(TURN_FAILED, error),
		)

	const replaceSecret = () =>
		run(
			"secret",
			async () => {
				const { secret } = await adminCall("POST /api/admin/webhooks/{id}/rotate-secret", { params: { id }, query })
				setStep({ secret })
				router.refresh()
			},
			(error) => toastError(NEW_SECRET_FAILED, error),
		)

	const remove = () =>
		run(
			"delete",
			async () => {
				await adminCall("DELETE /api/admin/webhooks/{id}", { params: { id }, query })
				toast.success(WEBHOOK_DELETED, { description: name })
				router.refresh()
			},
			(error) => {
				toastError(DELETE_FAILED, error)
				router.refresh()
			},
		)

	return (
		<div className="flex flex-col gap-6 pt-4 pb-2">
			{!is_enabled && (
				<Notice tone={disabled_reason ? "danger" : "info"}>
					{disabled_reason ? OFF_REASONS[disabled_reason] : OFF_MEANS}
				</Notice>
			)}
			{step === "edit" && (
				<WebhookForm first={{ url, description, events }} label={SAVE_WEBHOOK} save={save} onCancel={look} />
			)}
			{typeof step === "object" && (
				<ShownOnce
					title={SECRET_REPLACED}
					about={`${SECRET_ONCE} ${OLD_SECRET_WORKS}`}
					label={THE_SECRET}
					secret={step.secret}
					savedLabel={SAVED_IT}
					onSaved={look}
				/>
			)}
			{step === "look" && (
				<>
					<ValueList>
						<Value label={SENDS}>
							<ul>
								{events.map((type) => (
									<li key={type}>{EVENTS[type]}</li>
								))}
							</ul>
						</Value>
						<Value label={SECRET}>
							{SECRET_HIDDEN}
							{previous_secret_until && (
								<span className="block text-ink-muted">
									{OLD_SECRET_UNTIL} <LocalTime iso={previous_secret_until} />
								</span>
							)}
						</Value>
						<Value label={ADDED}>
							<LocalTime iso={created_at} />
						</Value>
					</ValueList>
					<div className="flex flex-wrap gap-2">
						<Button ref={editButton} disabled={still} onClick={() => setStep("edit")}>
							{EDIT_WEBHOOK}
							<span className="sr-only"> {name}</span>
						</Button>
						<Button busy={busy === "turn"} disabled={still} onClick={() => void turn()}>
							{is_enabled ? TURN_OFF : TURN_ON}
							<span className="sr-only"> {name}</span>
						</Button>
						<Button busy={busy === "secret"} disabled={still} onClick={() => setAsking("secret")}>
							{NEW_SECRET}
							<span className="sr-only"> {name}</span>
						</Button>
						<Button variant="quiet" busy={busy === "delete"} disabled={still} onClick={() => setAsking("delete")}>
							{DELETE_WEBHOOK}
							<span className="sr-only"> {name}</span>
						</Button>
					</div>
				</>
			)}
			<TestSender webhook={webhook} access={access} log={log} />
			<DeliveryLog webhook={webhook} access={access} log={log} />
			<ConfirmDialog
				open={asking !== null}
				onOpenChange={(open) => !open && setAsking(null)}
				title={asking === "secret" ? newSecretAsk(name) : deleteAsk(name)}
				description={asking === "secret" ? NEW_SECRET_MEANS : DELETE_MEANS}
				confirmLabel={asking === "secret" ? REPLACE : DELETE_WEBHOOK}
				onConfirm={() => void (asking === "secret" ? replaceSecret() : remove())}
			/>
		</div>
	)
}
