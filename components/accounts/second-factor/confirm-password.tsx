import { type FormEvent, useEffect, useRef, useState } from "react"
import { DialogButtons } from "@/components/forms/dialog-buttons"
import { PasswordField } from "@/components/forms/password-field"
import { resetWords } from "@/lib/accounts/reset/words"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall, readSession } from "@/lib/client/session"
import { accountWords } from "../account-words"
import { secondFactorWords } from "./second-factor-words"

export function ConfirmPassword({ onDone }: { onDone(confirmed: boolean): void }) {
	const [password, setPassword] = useState("")
	const [error, setError] = useState<string | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => field.current?.focus(), [])

	function point(problem: string): void {
		setError(problem)
		field.current?.focus()
		field.current?.select()
	}

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault()
		// A dialog's form is, for React, inside the form that opened it.
		event.stopPropagation()
		setError(null)
		setFailure(null)
		if (!password) return point(resetWords.fieldsRequired)
		setBusy(true)
		try {
			await adminCall("POST /api/admin/confirm", { body: { current_password: password } })
			onDone(true)
		} catch (reason) {
			setBusy(false)
			if (reason instanceof ApiError && reason.errors[0]) point(reason.errors[0].detail)
			else setFailure(reasonOf(reason))
		}
	}

	return (
		<form noValidate method="post" onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-6">
			{/* For password managers, which fill the password of this account. */}
			<input type="hidden" name="username" autoComplete="username" value={readSession()?.user.email ?? ""} readOnly />
			<PasswordField
				ref={field}
				label={accountWords.currentPassword}
				name="confirm-password"
				autoComplete="current-password"
				required
				value={password}
				error={error}
				onChange={(event) => setPassword(event.target.value)}
			/>
			<DialogButtons label={secondFactorWords.confirm} busy={busy} failure={failure} onCancel={() => onDone(false)} />
		</form>
	)
}
