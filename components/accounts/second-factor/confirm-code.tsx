"use client"

import { useEffect, useState } from "react"
import { DialogButtons } from "@/components/forms/dialog-buttons"
import { Dialog } from "@/components/ui/dialog"
import { Skeleton } from "@/components/ui/skeleton"
import type { ConfirmWays } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { ConfirmPassword } from "./confirm-password"
import { secondFactorWords } from "./second-factor-words"
import { StepField } from "./step-field"
import { useStep } from "./use-step"

/** If the server does not say: a code always works for an account that has an app, and a recovery code for any. */
const CODE_ALONE: ConfirmWays = { app: true, passkey: null }

/** Asks for the second step, or for the password of an account without one. Import it through confirm-again.tsx. */
export function ConfirmCode({ onDone }: { onDone(confirmed: boolean): void }) {
	const [ways, setWays] = useState<ConfirmWays | null>(null)
	useEffect(() => {
		let isOpen = true
		const show = (found: ConfirmWays) => isOpen && setWays(found)
		adminCall("POST /api/admin/confirm/options", {}).then(show, () => show(CODE_ALONE))
		return () => {
			isOpen = false
		}
	}, [])
	return (
		<Dialog
			open
			onOpenChange={() => onDone(false)}
			title={secondFactorWords.confirmTitle}
			description={secondFactorWords.confirmAbout}
		>
			{!ways && <Skeleton className="mt-5 h-28" />}
			{ways?.password && <ConfirmPassword onDone={onDone} />}
			{ways && !ways.password && <ConfirmForm ways={ways} onDone={onDone} />}
		</Dialog>
	)
}

function ConfirmForm({ ways, onDone }: { ways: ConfirmWays; onDone(confirmed: boolean): void }) {
	const [failure, setFailure] = useState<string | null>(null)
	const { busy, submit, field, way, others, choose } = useStep(
		ways,
		async (proof) => {
			setFailure(null)
			await adminCall("POST /api/admin/confirm", { body: proof })
			onDone(true)
		},
		(reason) => setFailure(reasonOf(reason)),
	)
	return (
		<form noValidate method="post" onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-6">
			<StepField field={field} way={way} others={others} choose={choose} />
			<DialogButtons
				label={way === "passkey" ? secondFactorWords.usePasskey : secondFactorWords.confirm}
				busy={busy}
				failure={failure}
				onCancel={() => onDone(false)}
			/>
		</form>
	)
}
