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
import {
	API_KEYS,
	API_KEYS_ABOUT,
	KEY_CREATED,
	KEY_ONCE,
	KEY_REVOKED,
	NEW_KEY,
	NO_KEYS,
	NO_KEYS_WHY,
	REVOKE,
	REVOKE_FAILED,
	REVOKE_MEANS,
	revokeAsk,
	SAVED_IT,
	THE_KEY,
} from "./integrations-texts"
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
			toast.success(KEY_REVOKED, { description: name })
		} catch (error) {
			toastError(REVOKE_FAILED, error)
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
					title={API_KEYS}
					about={API_KEYS_ABOUT}
					action={
						step === "list" && (
							<Button disabled={access.readOnly !== null} onClick={() => setStep("form")}>
								<Plus aria-hidden size={16} />
								{NEW_KEY}
							</Button>
						)
					}
				/>
			</div>
			{step === "form" && <NewKeyForm create={create} onCancel={() => setStep("list")} />}
			{typeof step === "object" && (
				<ShownOnce
					title={KEY_CREATED}
					about={KEY_ONCE}
					label={THE_KEY}
					secret={step.created}
					savedLabel={SAVED_IT}
					onSaved={() => setStep("list")}
				/>
			)}
			{step === "list" && isEmpty && <NothingYet title={NO_KEYS}>{NO_KEYS_WHY}</NothingYet>}
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
