"use client"

import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { LOGIN_FAILED } from "@/lib/accounts/texts"
import { ApiError, call } from "@/lib/client/api"
import type { SignedIn } from "@/lib/client/contract"
import { SIGN_IN } from "./account-texts"
import { CodeField } from "./second-factor/code-field"
import { codeFor, recoveryCodeFor, START_OVER } from "./second-factor/second-factor-texts"
import { useCode } from "./second-factor/use-code"

export interface CodeStepProps {
	email: string
	challenge: string
	onSignedIn(answer: SignedIn): void
	/** Back to the password, with the reason if the server asks for it again. */
	onRestart(reason: string | null): void
}

/** The login's second step, in the place of its first. */
export function CodeStep({ email, challenge, onSignedIn, onRestart }: CodeStepProps) {
	const [failure, setFailure] = useState<string | null>(null)
	const { busy, submit, field } = useCode(
		async (code) => {
			setFailure(null)
			onSignedIn(await call("POST /api/admin/login/second-factor", { body: { challenge, code } }))
		},
		(reason) => {
			const refusal = reason instanceof ApiError ? reason : null
			if (refusal?.status === 401) onRestart(refusal.detail)
			else setFailure((refusal?.status === 429 && refusal.detail) || LOGIN_FAILED)
		},
	)
	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
			<p className="text-base break-words">{field.recovery ? recoveryCodeFor(email) : codeFor(email)}</p>
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
			<CodeField {...field} />
			<Button type="submit" variant="primary" size="lg" wide busy={busy}>
				{SIGN_IN}
			</Button>
			<div className="-mt-1 flex justify-center">
				<Button variant="quiet" onClick={() => onRestart(null)}>
					{START_OVER}
				</Button>
			</div>
		</form>
	)
}
