import { useRouter } from "next/navigation"
import { useRef, useState } from "react"
import { toast } from "sonner"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { useBusy } from "@/components/forms/use-busy"
import { Value, ValueList } from "@/components/forms/value-list"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import type { Webhook } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { apiKeyWords } from "../integrations-words"
import { ShownOnce } from "../shown-once"
import { DeliveryLog } from "./delivery-log"
import { TestSender } from "./test-sender"
import { useDeliveryLog } from "./use-delivery-log"
import { WebhookForm, type WebhookValues } from "./webhook-form"
import { webhookName } from "./webhook-state"
import { webhookWords } from "./webhook-words"

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
		toast.success(webhookWords.saved, { description: webhookName(body) })
		look()
		router.refresh()
	}

	const turn = () =>
		run(
			"turn",
			async () => {
				const body = { is_enabled: !is_enabled }
				await adminCall("PUT /api/admin/webhooks/{id}", { params: { id }, query, body })
				toast.success(is_enabled ? webhookWords.turnedOff : webhookWords.turnedOn, { description: name })
				// What waited has failed.
				if (is_enabled) log.reload()
				router.refresh()
			},
			(error) => toastError(webhookWords.turnFailed, error),
		)

	const replaceSecret = () =>
		run(
			"secret",
			async () => {
				const { secret } = await adminCall("POST /api/admin/webhooks/{id}/rotate-secret", { params: { id }, query })
				setStep({ secret })
				router.refresh()
			},
			(error) => toastError(webhookWords.newSecretFailed, error),
		)

	const remove = () =>
		run(
			"delete",
			async () => {
				await adminCall("DELETE /api/admin/webhooks/{id}", { params: { id }, query })
				toast.success(webhookWords.deleted, { description: name })
				router.refresh()
			},
			(error) => {
				toastError(webhookWords.deleteFailed, error)
				router.refresh()
			},
		)

	return (
		<div className="flex flex-col gap-6 pt-4 pb-2">
			{!is_enabled && (
				<Notice tone={disabled_reason ? "danger" : "info"}>
					{disabled_reason ? webhookWords.offReasons[disabled_reason] : webhookWords.offMeans}
				</Notice>
			)}
			{step === "edit" && (
				<WebhookForm first={{ url, description, events }} label={webhookWords.save} save={save} onCancel={look} />
			)}
			{typeof step === "object" && (
				<ShownOnce
					title={webhookWords.secretReplaced}
					about={`${webhookWords.secretOnce} ${webhookWords.oldSecretWorks}`}
					label={webhookWords.theSecret}
					secret={step.secret}
					savedLabel={apiKeyWords.savedIt}
					onSaved={look}
				/>
			)}
			{step === "look" && (
				<>
					<ValueList>
						<Value label={webhookWords.sends}>
							<ul>
								{events.map((type) => (
									<li key={type}>{webhookWords.eventName(type)}</li>
								))}
							</ul>
						</Value>
						<Value label={webhookWords.secret}>
							{webhookWords.secretHidden}
							{previous_secret_until && (
								<span className="block text-ink-muted">
									{webhookWords.oldSecretUntil} <LocalTime iso={previous_secret_until} />
								</span>
							)}
						</Value>
						<Value label={webhookWords.added}>
							<LocalTime iso={created_at} />
						</Value>
					</ValueList>
					<div className="flex flex-wrap gap-2">
						<Button ref={editButton} disabled={still} onClick={() => setStep("edit")}>
							{commonWords.edit}
							<span className="sr-only"> {name}</span>
						</Button>
						<Button busy={busy === "turn"} disabled={still} onClick={() => void turn()}>
							{is_enabled ? webhookWords.turnOff : webhookWords.turnOn}
							<span className="sr-only"> {name}</span>
						</Button>
						<Button busy={busy === "secret"} disabled={still} onClick={() => setAsking("secret")}>
							{webhookWords.newSecret}
							<span className="sr-only"> {name}</span>
						</Button>
						<Button variant="quiet" busy={busy === "delete"} disabled={still} onClick={() => setAsking("delete")}>
							{commonWords.delete}
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
				title={asking === "secret" ? webhookWords.newSecretAsk(name) : webhookWords.deleteAsk(name)}
				description={asking === "secret" ? webhookWords.newSecretMeans : webhookWords.deleteMeans}
				confirmLabel={asking === "secret" ? webhookWords.replace : commonWords.delete}
				onConfirm={() => void (asking === "secret" ? replaceSecret() : remove())}
			/>
		</div>
	)
}
