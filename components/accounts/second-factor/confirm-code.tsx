"use client"

import { useState } from "react"
import { DialogButtons } from "@/components/forms/dialog-buttons"
import { Dialog } from "@/components/ui/dialog"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { CodeField } from "./code-field"
import { CONFIRM, CONFIRM_ABOUT, CONFIRM_TITLE } from "./second-factor-texts"
import { useCode } from "./use-code"

/** Asks for the second step. Import it through confirm-again.tsx. */
export function ConfirmCode({ onDone }: { onDone(confirmed: boolean): void }) {
	return (
		<Dialog open onOpenChange={() => onDone(false)} title={CONFIRM_TITLE} description={CONFIRM_ABOUT}>
			<ConfirmForm onDone={onDone} />
		</Dialog>
	)
}

function ConfirmForm({ onDone }: { onDone(confirmed: boolean): void }) {
	const [failure, setFailure] = useState<string | null>(null)
	const { busy, submit, field } = useCode(
		async (code) => {
			setFailure(null)
			await adminCall("POST /api/admin/confirm", { body: { code } })
			onDone(true)
		},
		(reason) => setFailure(reasonOf(reason)),
	)
	return (
		<form noValidate method="post" onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-6">
			<CodeField {...field} />
			<DialogButtons label={CONFIRM} busy={busy} failure={failure} onCancel={() => onDone(false)} />
		</form>
	)
}
