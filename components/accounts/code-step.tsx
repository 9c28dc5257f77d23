"use client"

import { useState } from "react"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import * as signInWords from "@/lib/accounts/words"
import { ApiError, call } from "@/lib/client/api"
import type { SignedIn, StepWays } from "@/lib/client/contract"
import { loginWords } from "./account-words"
import { secondFactorWords } from "./second-factor/second-factor-words"
import { StepField } from "./second-factor/step-field"
import { useStep } from "./second-factor/use-step"

export interface CodeStepProps {
	email: string
	challenge: string
	ways: StepWays
	onSignedIn(answer: SignedIn): void
	onRestart(reason: string | null): void
}

const WORDS = {
	passkey: secondFactorWords.passkeyFor,
	app: secondFactorWords.codeFor,
	recovery: secondFactorWords.recoveryCodeFor,
}

export function CodeStep({ email, challenge, ways, onSignedIn, onRestart }: CodeStepProps) {
	const [failure, setFailure] = useState<string | null>(null)
	const { busy, submit, field, way, others, choose } = useStep(
		ways,
		async (proof) => {
			setFailure(null)
			onSignedIn(await call("POST /api/admin/login/second-factor", { body: { challenge, ...proof } }))
		},
		(reason) => {
			const refusal = reason instanceof ApiError ? reason : null
			if (refusal?.status === 401) onRestart(refusal.detail)
			else
				setFailure(((refusal?.status === 429 || refusal?.status === 422) && refusal.detail) || signInWords.loginFailed)
		},
	)

	function chooseAnother(to: typeof way): void {
		setFailure(null)
		choose(to)
	}

	return (
		<form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
			<p className="text-base break-words">{WORDS[way](email)}</p>
			{failure && (
				<Notice tone="danger" role="alert">
					{failure}
				</Notice>
			)}
			{way === "passkey" && <SubmitButton label={secondFactorWords.usePasskey} busy={busy} />}
			<StepField field={field} way={way} others={others} choose={chooseAnother} />
			{way !== "passkey" && <SubmitButton label={loginWords.signIn} busy={busy} />}
			<div className="-mt-1 flex justify-center">
				<Button variant="quiet" onClick={() => onRestart(null)}>
					{secondFactorWords.startOver}
				</Button>
			</div>
		</form>
	)
}

function SubmitButton({ label, busy }: { label: string; busy: boolean }) {
	return (
		<Button type="submit" variant="primary" size="lg" wide busy={busy}>
			{label}
		</Button>
	)
}
