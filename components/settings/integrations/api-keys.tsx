"use client"

import { Plus } from "lucide-react"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import type { ApiKey, ApiKeys as Keys } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { apiKeyWords } from "./integrations-words"
import { KeyRow } from "./key-row"
import { type NewKey, NewKeyForm } from "./new-key-form"
import { NothingYet } from "./nothing-yet"
import { ShownOnce } from "./shown-once"

/** Answers the owner's question: which programs can reach my data, and how do I let one in or out? */
export function ApiKeys({ keys, access }: { keys: Keys; access: SettingsAccess }) {
	const { api_keys } = keys
	const router = useRouter()
	const [step, setStep] = useState<"list" | "form" | { created: string }>("list")
	const [revoking, setRevoking] = useState<ApiKey | null>(null)
	const [busy, setBusy] = useState<string | null>(null)
	const query = namedTenant(access)

	async function create(body: NewKey): Promise<void> {
		const { key } = await adminCall("POST /api/admin/api-keys", { query, body })
		setStep({ created: key })
		router.refresh()
	}

	async function revoke({ id, name }: ApiKey): Promise<void> {
		setBusy(id)
		try {
			await adminCall("DELETE /api/admin/api-keys/{id}", { params: { id }, query })
			toast.success(apiKeyWords.revoked, { description: name })
		} catch (error) {
			toastError(apiKeyWords.revokeFailed, error)
		} finally {
			setBusy(null)
			router.refresh()
		}
	}

	const isEmpty = api_keys.length === 0

	return (
		<section className="flex flex-col gap-4" aria-labelledby="api-keys">
			<div id="api-keys">
				<SectionHeader
					level={3}
					title={apiKeyWords.title}
					about={apiKeyWords.about}
					action={
						step === "list" && (
							<Button disabled={access.readOnly !== null} onClick={() => setStep("form")}>
								<Plus aria-hidden size={16} />
								{apiKeyWords.new}
							</Button>
						)
					}
				/>
			</div>
			{step === "form" && <NewKeyForm create={create} onCancel={() => setStep("list")} />}
			{typeof step === "object" && (
				<ShownOnce
					title={apiKeyWords.created}
					about={apiKeyWords.once}
					label={apiKeyWords.theKey}
					secret={step.created}
					savedLabel={apiKeyWords.savedIt}
					onSaved={() => setStep("list")}
				/>
			)}
			{step === "list" && isEmpty && <NothingYet title={apiKeyWords.none}>{apiKeyWords.noneWhy}</NothingYet>}
			{!isEmpty && (
				<ul aria-label={apiKeyWords.title} className="divide-y divide-line border-y border-line">
					{api_keys.map((apiKey) => (
						<KeyRow
							key={apiKey.id}
							apiKey={apiKey}
							busy={busy === apiKey.id}
							disabled={access.readOnly !== null || busy !== null}
							onRevoke={() => setRevoking(apiKey)}
						/>
					))}
				</ul>
			)}
			<ConfirmDialog
				open={revoking !== null}
				onOpenChange={(open) => !open && setRevoking(null)}
				title={apiKeyWords.revokeAsk(revoking?.name ?? "")}
				description={apiKeyWords.revokeMeans}
				confirmLabel={apiKeyWords.revoke}
				onConfirm={() => revoking && void revoke(revoking)}
			/>
		</section>
	)
}
