"use client"

import { useRouter } from "next/navigation"
import { type FormEvent, useState } from "react"
import { toast } from "sonner"
import type { SettingsAccess } from "@/components/forms/settings-access"
import { Button } from "@/components/ui/button"
import { TextField } from "@/components/ui/text-field"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { usageWords } from "../chatbot-words"

const MAX = 1_000_000_000

export interface BudgetFormProps {
	access: SettingsAccess
	/** Tokens a day, or null for the platform's default. */
	own: number | null
	inEffect: number
}

export function BudgetForm({ access, own, inEffect }: BudgetFormProps) {
	const router = useRouter()
	const [typed, setTyped] = useState<string | null>(null)
	const [error, setError] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const value = typed ?? (own === null ? "" : String(own))

	async function save(budget: number | null): Promise<void> {
		setBusy(true)
		try {
			const params = { tenant_id: access.tenantId }
			await adminCall("PUT /api/admin/tenant/{tenant_id}/chat-budget", { params, body: { daily_token_budget: budget } })
			setTyped(null)
			setError(null)
			toast.success(budget === null ? usageWords.budgetDefault : usageWords.budgetSaved)
			router.refresh()
		} catch (cause) {
			setError(reasonOf(cause))
		} finally {
			setBusy(false)
		}
	}

	function submit(event: FormEvent): void {
		event.preventDefault()
		const text = value.replace(/[,\s]/g, "")
		const budget = text === "" ? null : Number(text)
		if (text !== "" && !(/^\d{1,10}$/.test(text) && Number(text) <= MAX)) setError(usageWords.budgetProblem)
		else void save(budget)
	}

	return (
		<form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2 pt-2">
			<div className="w-full max-w-64">
				<TextField
					label={usageWords.budget}
					name="daily_token_budget"
					inputMode="numeric"
					autoComplete="off"
					value={value}
					error={error}
					placeholder={inEffect.toLocaleString("en-US")}
					hint={own === null ? usageWords.budgetHintNow : usageWords.budgetHint}
					onChange={(event) => setTyped(event.target.value)}
				/>
			</div>
			<div className="flex gap-2 sm:mt-6.5">
				<Button type="submit" variant="primary" busy={busy}>
					{usageWords.saveLimit}
				</Button>
				{own !== null && (
					<Button variant="quiet" disabled={busy} onClick={() => void save(null)}>
						{usageWords.usePlatformLimit}
					</Button>
				)}
			</div>
		</form>
	)
}
