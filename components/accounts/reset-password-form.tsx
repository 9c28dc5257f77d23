"use client"

import { type FormEvent, useState } from "react"
import { PasswordField } from "@/components/forms/password-field"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { checkNewPassword } from "@/lib/accounts/reset/check-new-password"
import { RESET_FAILED } from "@/lib/accounts/reset/texts"
import { ApiError, call } from "@/lib/client/api"

interface Props {
	token: string
	email: string
	/** The business, where the link is an invitation. */
	invitedTo: string | undefined
	onDone: () => void
}

export function ResetPasswordForm({ token, email, invitedTo, onDone }: Props) {
	const [password, setPassword] = useState("")
	const [confirmation, setConfirmation] = useState("")
	const [error, setError] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)

	async function save(event: FormEvent) {
		event.preventDefault()
		const problem = checkNewPassword(password, confirmation)
		setError(problem)
		if (problem) return
		setBusy(true)
		try {
			await call("POST /api/admin/password-reset-confirm", { body: { token, new_password: password } })
			onDone()
		} catch (reason) {
			setError((reason instanceof ApiError && reason.detail) || RESET_FAILED)
			setBusy(false)
		}
	}

	return (
		<form noValidate method="post" onSubmit={save} className="flex flex-col gap-5">
			<div>
				<h1 className="font-display text-xl break-words sm:text-2xl">
					{invitedTo ? `Join ${invitedTo}` : "Choose a new password"}
				</h1>
				<p className="mt-2 text-base break-words text-ink-muted">
					{invitedTo ? `You will sign in as ${email}.` : `For ${email}`}
				</p>
			</div>
			{error && (
				<Notice tone="danger" role="alert">
					{error}
				</Notice>
			)}
			{/* For password managers: whose password this is. */}
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			<PasswordField
				label={invitedTo ? "Password" : "New password"}
				name="new-password"
				autoComplete="new-password"
				hint="At least 6 characters."
				required
				value={password}
				onChange={(event) => setPassword(event.target.value)}
			/>
			<PasswordField
				label={invitedTo ? "Confirm password" : "Confirm new password"}
				name="confirm-password"
				autoComplete="new-password"
				required
				value={confirmation}
				onChange={(event) => setConfirmation(event.target.value)}
			/>
			<Button type="submit" variant="primary" size="lg" wide busy={busy}>
				{invitedTo ? "Set Password" : "Reset Password"}
			</Button>
		</form>
	)
}
