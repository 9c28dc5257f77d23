"use client"

import { type FormEvent, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { TextField } from "@/components/ui/text-field"
import { adminRefusals } from "@/lib/accounts/admins/words"
import { isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import type { TenantRole } from "@/lib/accounts/roles"
import * as signInWords from "@/lib/accounts/words"
import { teamWords } from "../settings-words"
import { RoleSelect } from "./role-select"

function emailProblem(typed: string): string | null {
	const email = normalizeEmail(typed)
	if (!email) return adminRefusals.inviteEmailRequired
	return isEmail(email) ? null : signInWords.emailInvalid
}

export interface InviteFormProps {
	disabled: boolean
	/** For the platform, whose admins have no roles. */
	withoutRole?: boolean
	/** Resolves to null on success, else to the error. */
	invite(email: string, role: TenantRole): Promise<string | null>
}

export function InviteForm({ disabled, withoutRole = false, invite }: InviteFormProps) {
	const [email, setEmail] = useState("")
	const [role, setRole] = useState<TenantRole>("editor")
	const [error, setError] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const input = useRef<HTMLInputElement>(null)

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault()
		const problem = emailProblem(email)
		setError(problem)
		if (!problem) {
			setBusy(true)
			const refusal = await invite(normalizeEmail(email), role)
			setBusy(false)
			setError(refusal)
			if (!refusal) setEmail("")
		}
		input.current?.focus()
	}

	return (
		<form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap items-start gap-2">
			<div className="min-w-0 flex-1 basis-56 sm:max-w-sm">
				<TextField
					ref={input}
					label={teamWords.inviteLabel}
					name="invite"
					type="email"
					inputMode="email"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					hint={withoutRole ? teamWords.inviteHint : teamWords.teamInviteHint}
					value={email}
					error={error}
					disabled={disabled}
					onChange={(event) => {
						setEmail(event.target.value)
						if (error) setError(emailProblem(event.target.value))
					}}
					onBlur={() => email && setError(emailProblem(email))}
				/>
			</div>
			{!withoutRole && <RoleSelect label={teamWords.role} value={role} disabled={disabled} onRole={setRole} />}
			<div className="mt-6.5">
				<Button type="submit" variant="primary" busy={busy} disabled={disabled}>
					{teamWords.invite}
				</Button>
			</div>
		</form>
	)
}
