"use client"

import { type FormEvent, useEffect, useRef, useState } from "react"
import { PasswordField } from "@/components/forms/password-field"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Notice } from "@/components/ui/notice"
import { TextField } from "@/components/ui/text-field"
import * as uiWords from "@/components/ui/ui-words"
import { describeDevice } from "@/lib/accounts/own/describe-device"
import { passkeyRefusals } from "@/lib/accounts/passkeys/words"
import { resetWords } from "@/lib/accounts/reset/words"
import { ApiError } from "@/lib/client/api"
import type { FactorAdded } from "@/lib/client/contract"
import { makePasskey } from "@/lib/client/passkeys"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { accountWords } from "../account-words"
import { passkeyWords } from "./passkey-words"

type Field = "name" | "current_password"

export interface AddPasskeyProps {
	email: string
	/** The account has no second step yet. With one, the server asks for that. */
	asksPassword: boolean
	onAdded(added: FactorAdded): void
	onCancel(): void
}

export function AddPasskey({ email, asksPassword, onAdded, onCancel }: AddPasskeyProps) {
	const [name, setName] = useState(() => describeDevice(navigator.userAgent))
	const [password, setPassword] = useState("")
	const [error, setError] = useState<{ field: Field; detail: string } | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const form = useRef<HTMLFormElement>(null)
	const focus = (field: Field) => form.current?.querySelector<HTMLInputElement>(`[name=passkey-${field}]`)?.focus()
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has appeared.
	useEffect(() => focus("name"), [])

	function point(field: Field, detail: string): void {
		setError({ field, detail })
		focus(field)
	}

	async function add(event: FormEvent): Promise<void> {
		event.preventDefault()
		setError(null)
		setFailure(null)
		if (!name.trim()) return point("name", passkeyRefusals.nameRequired)
		if (asksPassword && !password) return point("current_password", resetWords.fieldsRequired)
		setBusy(true)
		try {
			const body = asksPassword ? { current_password: password } : {}
			const passkey = await makePasskey(await adminCall("POST /api/admin/passkeys/options", { body }))
			onAdded(await adminCall("POST /api/admin/passkeys", { body: { name: name.trim(), passkey } }))
		} catch (reason) {
			setBusy(false)
			const refused = reason instanceof ApiError ? reason.errors[0] : undefined
			if (refused?.field === "name" || refused?.field === "current_password") point(refused.field, refused.detail)
			else setFailure(reasonOf(reason))
		}
	}

	const errorOf = (field: Field) => (error?.field === field ? error.detail : null)
	return (
		<form ref={form} noValidate method="post" onSubmit={(event) => void add(event)} className="flex flex-col gap-5">
			<p>{passkeyWords.about}</p>
			{failure && (
				<Notice tone="danger" role="alert" title={passkeyWords.addFailed}>
					<p>{failure}</p>
				</Notice>
			)}
			<TextField
				label={commonWords.name}
				hint={passkeyWords.nameHint}
				name="passkey-name"
				maxLength={60}
				required
				value={name}
				error={errorOf("name")}
				onChange={(event) => setName(event.target.value)}
			/>
			{asksPassword && (
				<>
					<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
					<PasswordField
						label={accountWords.currentPassword}
						name="passkey-current_password"
						autoComplete="current-password"
						required
						value={password}
						error={errorOf("current_password")}
						onChange={(event) => setPassword(event.target.value)}
					/>
				</>
			)}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="primary" busy={busy}>
					{commonWords.continue}
				</Button>
				<Button onClick={onCancel}>{uiWords.cancel}</Button>
			</div>
		</form>
	)
}
