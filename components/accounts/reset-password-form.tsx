"use client"

import { type FormEvent, useRef, useState } from "react"
import { PasswordField } from "@/components/forms/password-field"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { checkNewPassword } from "@/lib/accounts/reset/check-new-password"
import { resetWords } from "@/lib/accounts/reset/words"
import * as signInWords from "@/lib/accounts/words"
import { ApiError, call } from "@/lib/client/api"
import { loginWords } from "./account-words"

type Field = "new-password" | "confirm-password"

interface Props {
	token: string
	email: string
	/** The business's name if the link is an invitation. */
	invitedTo: string | undefined
	onDone: () => void
}

export function ResetPasswordForm({ token, email, invitedTo, onDone }: Props) {
	const [password, setPassword] = useState("")
	const [confirmation, setConfirmation] = useState("")
	const [problem, setProblem] = useState<{ field: Field; detail: string } | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const form = useRef<HTMLFormElement>(null)

	function problemOf(password: string, confirmation: string): { field: Field; detail: string } | null {
		const detail = checkNewPassword(password, confirmation)
		if (!detail) return null
		const second = detail === resetWords.passwordsDiffer || (password !== "" && confirmation === "")
		return { field: second ? "confirm-password" : "new-password", detail }
	}

	/** Clears a problem as soon as it is fixed. Typing never raises a new one. */
	function typed(password: string, confirmation: string): void {
		setPassword(password)
		setConfirmation(confirmation)
		const now = problemOf(password, confirmation)
		setProblem((found) => (found?.detail === now?.detail && found?.field === now?.field ? found : null))
	}

	const errorOf = (field: Field) => (problem?.field === field ? problem.detail : null)

	async function save(event: FormEvent) {
		event.preventDefault()
		const found = problemOf(password, confirmation)
		setProblem(found)
		setFailure(null)
		if (found) return form.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus()
		setBusy(true)
		try {
			await call("POST /api/admin/password-reset-confirm", { body: { token, new_password: password } })
			onDone()
		} catch (reason) {
			setFailure((reason instanceof ApiError && reason.detail) || resetWords.failed)
			setBusy(false)
		}
	}

	return (
		<form ref={form} noValidate method="post" onSubmit={save} className="flex flex-col gap-5">
			<div>
				<h1 className="font-display text-xl break-words sm:text-2xl">
					{invitedTo ? loginWords.joinBusiness(invitedTo) : loginWords.choosePassword}
				</h1>
				<p className="mt-2 text-base break-words text-ink-muted">
					{invitedTo ? loginWords.signInAs(email) : loginWords.passwordFor(email)}
				</p>
			</div>
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			<PasswordField
				label={invitedTo ? loginWords.password : loginWords.newPassword}
				name="new-password"
				autoComplete="new-password"
				hint={signInWords.passwordRule}
				required
				value={password}
				error={errorOf("new-password")}
				onChange={(event) => typed(event.target.value, confirmation)}
			/>
			<PasswordField
				label={invitedTo ? loginWords.confirmPassword : loginWords.confirmNewPassword}
				name="confirm-password"
				autoComplete="new-password"
				required
				value={confirmation}
				error={errorOf("confirm-password")}
				onChange={(event) => typed(password, event.target.value)}
			/>
			<Button type="submit" variant="primary" size="lg" wide busy={busy}>
				{invitedTo ? loginWords.setPassword : loginWords.resetPassword}
			</Button>
		</form>
	)
}
