"use client"

import { useRouter } from "next/navigation"
import { type FormEvent, useRef, useState } from "react"
import { toast } from "sonner"
import { PasswordField } from "@/components/forms/password-field"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { checkNewPassword } from "@/lib/accounts/reset/check-new-password"
import { resetWords } from "@/lib/accounts/reset/words"
import * as signInWords from "@/lib/accounts/words"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall, storeSession } from "@/lib/client/session"
import { accountWords, loginWords } from "./account-words"

const FIELDS = ["current_password", "new_password", "confirm_password"] as const
type Field = (typeof FIELDS)[number]
type Values = Record<Field, string>

const EMPTY: Values = { current_password: "", new_password: "", confirm_password: "" }

/** The first broken rule, in the server's order: all fields, the length, the confirmation. */
function problemOf(values: Values): { field: Field; detail: string } | null {
	const missing = FIELDS.find((field) => !values[field])
	if (missing) return { field: missing, detail: resetWords.fieldsRequired }
	const detail = checkNewPassword(values.new_password, values.confirm_password)
	return detail ? { field: detail === resetWords.passwordsDiffer ? "confirm_password" : "new_password", detail } : null
}

/** A new password ends every other session. This browser continues with the session in the answer. */
export function ChangePassword({ email }: { email: string }) {
	const router = useRouter()
	const [values, setValues] = useState(EMPTY)
	const [error, setError] = useState<{ field: Field; detail: string } | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const form = useRef<HTMLFormElement>(null)

	function point(problem: { field: Field; detail: string }): void {
		setError(problem)
		form.current?.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus()
	}

	async function save(event: FormEvent): Promise<void> {
		event.preventDefault()
		setError(null)
		setFailure(null)
		const problem = problemOf(values)
		if (problem) return point(problem)
		setBusy(true)
		try {
			const { current_password, new_password } = values
			const answer = await adminCall("PUT /api/admin/password", { body: { current_password, new_password } })
			storeSession({ token: answer.access_token, user: answer.user })
			setValues(EMPTY)
			toast.success(loginWords.passwordChanged, { description: accountWords.othersSignedOut })
			router.refresh()
		} catch (reason) {
			refused(reason)
		} finally {
			setBusy(false)
		}
	}

	function refused(reason: unknown): void {
		const found = reason instanceof ApiError ? reason.errors[0] : undefined
		const field = FIELDS.find((name) => name === found?.field)
		if (found && field) point({ field, detail: found.detail })
		else setFailure(reasonOf(reason))
	}

	const control = (name: Field) => ({
		name,
		value: values[name],
		error: error?.field === name ? error.detail : null,
		required: true,
		onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
	})

	return (
		<section aria-labelledby="password-title" className="flex flex-col gap-4">
			<h2 id="password-title" className="text-lg font-medium">
				{accountWords.changePassword}
			</h2>
			<form ref={form} method="post" noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
				{failure && (
					<Notice tone="danger" role="alert" title={accountWords.changeFailed}>
						<p>{failure}</p>
					</Notice>
				)}
				{/* Tells password managers whose password this is. */}
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<PasswordField
					{...control("current_password")}
					label={accountWords.currentPassword}
					autoComplete="current-password"
				/>
				<PasswordField
					{...control("new_password")}
					label={loginWords.newPassword}
					autoComplete="new-password"
					hint={signInWords.passwordRule}
				/>
				<PasswordField
					{...control("confirm_password")}
					label={loginWords.confirmNewPassword}
					autoComplete="new-password"
				/>
				<div>
					<Button type="submit" variant="primary" busy={busy}>
						{accountWords.changePassword}
					</Button>
				</div>
			</form>
		</section>
	)
}
