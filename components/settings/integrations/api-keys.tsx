"use client"

import { Plus } from "lucide-react"
import { useRouter } from "next/navigation"
import { useState } from "react"
import { SectionHeader } from "@/components/forms/section-header"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { useRowAction } from "@/components/forms/use-row-action"
import { Button } from "@/components/ui/button"
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
	const query = namedTenant(access)

	async function create(body: NewKey): Promise<void> {
		const { key } = await adminCall("POST /api/admin/api-keys", { query, body })
		setStep({ created: key })
		router.refresh()
	}

	const revocation = useRowAction<ApiKey>({
		question: ({ name }) => ({
			title: apiKeyWords.revokeAsk(name),
			description: apiKeyWords.revokeMeans,
			confirmLabel: apiKeyWords.revoke,
		}),
		send: ({ id }) => adminCall("DELETE /api/admin/api-keys/{id}", { params: { id }, query }),
		done: apiKeyWords.revoked,
		nameOf: ({ name }) => name,
		failed: apiKeyWords.revokeFailed,
	})

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
							busy={revocation.running?.id === apiKey.id}
							disabled={access.readOnly !== null || revocation.running !== null}
							onRevoke={() => revocation.ask(apiKey)}
						/>
					))}
				</ul>
			)}
			{revocation.dialog}
		</section>
	)
}
