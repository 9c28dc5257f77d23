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
import { EmptyState } from "@/components/ui/empty-state"
import type { ApiKey, ApiKeys } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { CreatedKey } from "./created-key"
import {
	API_KEYS,
	INTEGRATIONS,
	INTEGRATIONS_HEADER,
	KEY_REVOKED,
	NEW_KEY,
	NO_KEYS,
	NO_KEYS_WHY,
	REVOKE,
	REVOKE_FAILED,
	REVOKE_MEANS,
	revokeAsk,
} from "./integrations-texts"
import { KeyRow } from "./key-row"
import { type NewKey, NewKeyForm } from "./new-key-form"
import { ReferenceLink } from "./reference-link"

/** Answers the owner's question: which programs can reach my data, and how do I let one in or out? */
export function IntegrationsSection({ keys, access }: { keys: ApiKeys; access: SettingsAccess }) {
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
			toast.success(KEY_REVOKED, { description: name })
		} catch (error) {
			toastError(REVOKE_FAILED, error)
		} finally {
			setBusy(null)
			router.refresh()
		}
	}

	const newKey = (
		<Button variant="primary" disabled={access.readOnly !== null} onClick={() => setStep("form")}>
			<Plus aria-hidden size={16} />
			{NEW_KEY}
		</Button>
	)
	const isEmpty = api_keys.length === 0

	return (
		<section className="flex max-w-3xl flex-col gap-6">
			<SectionHeader
				title={INTEGRATIONS}
				about={access.readOnly ?? INTEGRATIONS_HEADER}
				action={step === "list" && !isEmpty && newKey}
			/>
			{step === "form" && <NewKeyForm create={create} onCancel={() => setStep("list")} />}
			{typeof step === "object" && <CreatedKey text={step.created} onSaved={() => setStep("list")} />}
			{step === "list" && isEmpty && (
				<EmptyState title={NO_KEYS} action={newKey}>
					{NO_KEYS_WHY}
				</EmptyState>
			)}
			{!isEmpty && (
				<ul aria-label={API_KEYS} className="divide-y divide-line border-y border-line">
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
			<ReferenceLink />
			<ConfirmDialog
				open={revoking !== null}
				onOpenChange={(open) => !open && setRevoking(null)}
				title={revokeAsk(revoking?.name ?? "")}
				description={REVOKE_MEANS}
				confirmLabel={REVOKE}
				onConfirm={() => revoking && void revoke(revoking)}
			/>
		</section>
	)
}
