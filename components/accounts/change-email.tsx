"use client"

import { useRouter } from "next/navigation"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { toast } from "sonner"
import { PasswordField } from "@/components/forms/password-field"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { TextField } from "@/components/ui/text-field"
import * as uiWords from "@/components/ui/ui-words"
import { addressRefusals } from "@/lib/accounts/address/words"
import { isEmail } from "@/lib/accounts/email-address"
import { resetWords } from "@/lib/accounts/reset/words"
import { secondFactorRefusals } from "@/lib/accounts/second-factor/words"
import * as signInWords from "@/lib/accounts/words"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall, storeSession } from "@/lib/client/session"
import { accountWords } from "./account-words"

type Field = "email" | "current_password" | "code"
const FIELDS: readonly string[] = ["email", "current_password", "code"] satisfies Field[]

export function ChangeEmail({ email }: { email: string }) {
	const [open, setOpen] = useState(false)
	return (
		<div className="flex max-w-md flex-col items-start gap-4">
			<div className="flex flex-wrap items-center gap-x-6 gap-y-1">
				<p className="break-all text-ink-muted">{email}</p>
				{!open && (
					<div className="-ms-3">
						<Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
							{accountWords.changeEmail}
						</Button>
					</div>
				)}
			</div>
			{open && <ChangeForm email={email} onClose={() => setOpen(false)} />}
		</div>
	)
}

function ChangeForm({ email, onClose }: { email: string; onClose(): void }) {
	const router = useRouter()
	const [values, setValues] = useState<Record<Field, string>>({ email: "", current_password: "", code: "" })
	const [sentTo, setSentTo] = useState<string | null>(null)
	const [error, setError] = useState<{ field: Field; detail: string } | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const form = useRef<HTMLFormElement>(null)
	const focus = (field: Field) => form.current?.querySelector<HTMLInputElement>(`[name=new-${field}]`)?.focus()
	// biome-ignore lint/correctness/useExhaustiveDependencies: each step begins with its first field.
	useEffect(() => focus(sentTo ? "code" : "email"), [sentTo])

	function problem(): { field: Field; detail: string } | null {
		if (sentTo) return values.code.trim() ? null : { field: "code", detail: secondFactorRefusals.codeRequired }
		if (!values.email.trim()) return { field: "email", detail: addressRefusals.newEmailRequired }
		if (!isEmail(values.email.trim())) return { field: "email", detail: signInWords.emailInvalid }
		return values.current_password ? null : { field: "current_password", detail: resetWords.fieldsRequired }
	}

	function point(found: { field: Field; detail: string }): void {
		setError(found)
		focus(found.field)
	}

	async function send(): Promise<void> {
		if (!sentTo) {
			const { email: typed, current_password } = values
			await adminCall("POST /api/admin/email", { body: { email: typed.trim(), current_password } })
			return setSentTo(typed.trim())
		}
		const answer = await adminCall("POST /api/admin/email/confirm", { body: { code: values.code.trim() } })
		storeSession({ token: answer.access_token, user: answer.user })
		toast.success(accountWords.emailChanged, { description: answer.user.email })
		router.refresh()
		onClose()
	}

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault()
		setError(null)
		setFailure(null)
		const found = problem()
		if (found) return point(found)
		setBusy(true)
		try {
			await send()
		} catch (reason) {
			const refused = reason instanceof ApiError ? reason.errors[0] : undefined
			if (refused && FIELDS.includes(refused.field)) point({ field: refused.field as Field, detail: refused.detail })
			else setFailure(reasonOf(reason))
		} finally {
			setBusy(false)
		}
	}

	const control = (field: Field) => ({
		name: `new-${field}`,
		value: values[field],
		error: error?.field === field ? error.detail : null,
		required: true,
		onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
	})
	return (
		<form
			ref={form}
			method="post"
			noValidate
			onSubmit={(event) => void submit(event)}
			className="flex w-full flex-col gap-5"
		>
			{failure && (
				<Notice tone="danger" role="alert" title={accountWords.changeEmailFailed}>
					<p>{failure}</p>
				</Notice>
			)}
			{sentTo ? (
				<>
					<p className="break-words">{accountWords.emailCodeSent(sentTo)}</p>
					<TextField
						{...control("code")}
						label={accountWords.mailCode}
						hint={accountWords.mailCodeHint}
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={20}
					/>
				</>
			) : (
				<>
					<TextField
						{...control("email")}
						label={accountWords.newEmail}
						type="email"
						inputMode="email"
						autoComplete="email"
						autoCapitalize="none"
						spellCheck={false}
					/>
					<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
					<PasswordField
						{...control("current_password")}
						label={accountWords.currentPassword}
						autoComplete="current-password"
					/>
				</>
			)}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="primary" busy={busy}>
					{sentTo ? accountWords.changeEmail : accountWords.sendCode}
				</Button>
				<Button onClick={onClose} disabled={busy}>
					{uiWords.cancel}
				</Button>
			</div>
		</form>
	)
}
