"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { Button } from "@/components/ui/button"
import type { OwnFactor } from "@/lib/accounts/second-factor/present"
import type { FactorAdded, SignedIn } from "@/lib/client/contract"
import { storeSession } from "@/lib/client/session"
import { AddPasskey } from "../passkeys/add-passkey"
import { authenticatorWords, passkeyWords } from "../passkeys/passkey-words"
import { ManageSteps } from "./manage-steps"
import { NewCodes } from "./new-codes"
import { secondFactorWords } from "./second-factor-words"
import { SetUp } from "./set-up"

export interface TwoStepSectionProps {
	email: string
	factor: OwnFactor | null
	passkeys: boolean
}

/** Answers the admin's question: what if someone learns my password, and what if I lose my phone? */
export function TwoStepSection({ email, factor, passkeys }: TwoStepSectionProps) {
	const router = useRouter()
	const [adding, setAdding] = useState<"passkey" | "app" | null>(null)
	const [codes, setCodes] = useState<readonly string[] | null>(null)

	/** If the other sessions have ended, this browser continues with the one in the answer. */
	function goOnWith({ access_token, user }: SignedIn): void {
		storeSession({ token: access_token, user })
		router.refresh()
	}

	function added(answer: FactorAdded): void {
		goOnWith(answer)
		if (answer.recovery_codes.length > 0) setCodes(answer.recovery_codes)
		toast.success(adding === "passkey" ? passkeyWords.passkeyAdded : secondFactorWords.appAdded)
		setAdding(null)
	}

	const cancel = () => setAdding(null)
	return (
		<section aria-labelledby="two-step-title" className="flex flex-col gap-4">
			<div>
				<h2 id="two-step-title" className="text-lg font-medium">
					{secondFactorWords.twoStep}
				</h2>
				<p className="mt-0.5 text-ink-muted">
					{passkeys ? secondFactorWords.twoStepAbout : secondFactorWords.twoStepAboutCode}
				</p>
			</div>
			{codes ? (
				<NewCodes email={email} codes={codes} onSaved={() => setCodes(null)} />
			) : adding === "passkey" ? (
				<AddPasskey email={email} asksPassword={factor === null} onAdded={added} onCancel={cancel} />
			) : adding === "app" ? (
				<SetUp email={email} onAdded={added} onCancel={cancel} />
			) : factor ? (
				<ManageSteps
					factor={factor}
					passkeys={passkeys}
					onCodes={setCodes}
					onRemoved={goOnWith}
					onAppRemoved={router.refresh}
					onAdd={setAdding}
				/>
			) : (
				<div className="flex flex-wrap gap-3">
					{passkeys && (
						<Button variant="primary" onClick={() => setAdding("passkey")}>
							{passkeyWords.add}
						</Button>
					)}
					<Button variant={passkeys ? undefined : "primary"} onClick={() => setAdding("app")}>
						{passkeys ? (
							authenticatorWords.useAnApp
						) : (
							<>
								{secondFactorWords.turnOn}
								<span className="sr-only"> {secondFactorWords.twoStep}</span>
							</>
						)}
					</Button>
				</div>
			)}
		</section>
	)
}
