import { Plus } from "lucide-react"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { Button } from "@/components/ui/button"
import type { Webhook } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { apiKeyWords } from "../integrations-words"
import { NothingYet } from "../nothing-yet"
import { ShownOnce } from "../shown-once"
import { NEW_VALUES, WebhookForm, type WebhookValues } from "./webhook-form"
import { WebhookItem } from "./webhook-item"
import { webhookWords } from "./webhook-words"

/** Answers the owner's question: which programs hear what happens here, and did it reach them? */
export function Webhooks({ webhooks, access }: { webhooks: readonly Webhook[]; access: SettingsAccess }) {
	const router = useRouter()
	const [step, setStep] = useState<"list" | "form" | { id: string; secret: string }>("list")
	const [open, setOpen] = useState<string | null>(null)

	async function add(body: WebhookValues): Promise<void> {
		const { webhook, secret } = await adminCall("POST /api/admin/webhooks", { query: namedTenant(access), body })
		setOpen(null)
		setStep({ id: webhook.id, secret })
		router.refresh()
	}

	return (
		<section className="flex flex-col gap-4" aria-labelledby="webhooks">
			<div id="webhooks">
				<SectionHeader
					level={3}
					title={webhookWords.webhooks}
					about={webhookWords.about}
					action={
						step === "list" && (
							<Button disabled={access.readOnly !== null} onClick={() => setStep("form")}>
								<Plus aria-hidden size={16} />
								{webhookWords.new}
							</Button>
						)
					}
				/>
			</div>
			{step === "form" && (
				<WebhookForm first={NEW_VALUES} label={webhookWords.add} save={add} onCancel={() => setStep("list")} />
			)}
			{typeof step === "object" && (
				<ShownOnce
					title={webhookWords.webhookAdded}
					about={webhookWords.secretOnce}
					label={webhookWords.theSecret}
					secret={step.secret}
					savedLabel={apiKeyWords.savedIt}
					onSaved={() => {
						setOpen(step.id)
						setStep("list")
					}}
				/>
			)}
			{step === "list" && webhooks.length === 0 && (
				<NothingYet title={webhookWords.none}>{webhookWords.noneWhy}</NothingYet>
			)}
			{webhooks.length > 0 && (
				<ul aria-label={webhookWords.webhooks} className="divide-y divide-line border-y border-line">
					{webhooks.map((webhook) => (
						<WebhookItem
							key={webhook.id}
							webhook={webhook}
							access={access}
							open={open === webhook.id}
							onToggle={() => setOpen(open === webhook.id ? null : webhook.id)}
						/>
					))}
				</ul>
			)}
		</section>
	)
}
