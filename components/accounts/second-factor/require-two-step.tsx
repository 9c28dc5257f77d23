"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { toastError } from "@/components/forms/toast-error"
import { Switch } from "@/components/ui/switch"
import { requirementWords } from "./requirement-words"

export interface RequireTwoStepProps {
	required: boolean
	label: string
	hint: string
	disabled: boolean
	save(required: boolean): Promise<unknown>
}

/** Takes effect at once, with a grace period for admins who have no second step. */
export function RequireTwoStep({ required, label, hint, disabled, save }: RequireTwoStepProps) {
	const router = useRouter()
	const [saving, setSaving] = useState<boolean | null>(null)

	async function change(to: boolean): Promise<void> {
		setSaving(to)
		try {
			await save(to)
			toast.success(to ? requirementWords.requiredNow : requirementWords.notRequiredNow)
			router.refresh()
		} catch (error) {
			toastError(requirementWords.requireFailed, error)
			setSaving(null)
		}
	}

	// Shows what was pressed until the page brings what is stored.
	const shown = saving ?? required
	if (saving !== null && saving === required) setSaving(null)
	return (
		<Switch
			label={label}
			hint={hint}
			checked={shown}
			disabled={disabled || saving !== null}
			onCheckedChange={(to) => void change(to)}
		/>
	)
}
