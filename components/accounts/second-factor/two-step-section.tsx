"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { toastError } from "@/components/forms/toast-error"
import { useBusy } from "@/components/forms/use-busy"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import type { OwnFactor } from "@/lib/accounts/second-factor/present"
import type { FactorAdded, SignedIn } from "@/lib/client/contract"
import { adminCall, storeSession } from "@/lib/client/session"
import { NewCodes } from "./new-codes"
import { REQUIRED_HERE } from "./requirement-texts"
import {
	codesLeft,
	GET_MORE_CODES,
	NEW_CODES,
	NEW_CODES_ASK,
	NEW_CODES_FAILED,
	NEW_CODES_MEANS,
	ON_SINCE,
	OTHERS_SIGNED_OUT,
	TURN_OFF,
	TURN_OFF_ASK,
	TURN_OFF_FAILED,
	TURN_OFF_MEANS,
	TURN_ON,
	TURNED_OFF,
	TWO_STEP,
	TWO_STEP_ABOUT,
} from "./second-factor-texts"
import { SetUp } from "./set-up"

/** So few codes are left that the admin should get new ones. */
const FEW_CODES = 3

export interface TwoStepSectionProps {
	email: string
	/** Null while the second step is off. */
	factor: OwnFactor | null
}

/** Answers the admin's question: what if someone learns my password, and what if I lose my phone? */
export function TwoStepSection({ email, factor }: TwoStepSectionProps) {
	const router = useRouter()
	const [settingUp, setSettingUp] = useState(false)
	const [codes, setCodes] = useState<readonly string[] | null>(null)

	/** The other sessions have ended; this browser continues with the one in the answer. */
	function goOnWith({ access_token, user }: SignedIn): void {
		storeSession({ token: access_token, user })
		router.refresh()
	}

	function added(answer: FactorAdded): void {
		goOnWith(answer)
		setCodes(answer.recovery_codes)
		setSettingUp(false)
	}

	return (
		<section aria-labelledby="two-step-title" className="flex flex-col gap-4">
			<div>
				<h2 id="two-step-title" className="text-lg font-medium">
					{TWO_STEP}
				</h2>
				<p className="mt-0.5 text-ink-muted">{TWO_STEP_ABOUT}</p>
			</div>
			{codes ? (
				<NewCodes email={email} codes={codes} onSaved={() => setCodes(null)} />
			) : settingUp ? (
				<SetUp email={email} onAdded={added} onCancel={() => setSettingUp(false)} />
			) : factor ? (
				<Manage factor={factor} onCodes={setCodes} onRemoved={goOnWith} />
			) : (
				<div>
					<Button variant="primary" onClick={() => setSettingUp(true)}>
						{TURN_ON}
						<span className="sr-only"> {TWO_STEP}</span>
					</Button>
				</div>
			)}
		</section>
	)
}

interface ManageProps {
	factor: OwnFactor
	onCodes(codes: readonly string[]): void
	onRemoved(answer: SignedIn): void
}

function Manage({ factor, onCodes, onRemoved }: ManageProps) {
	const [asking, setAsking] = useState<"off" | "codes" | null>(null)
	const { busy, run } = useBusy<"off" | "codes">()
	const left = codesLeft(factor.codes_left)

	const turnOff = () =>
		run(
			"off",
			async () => {
				onRemoved(await adminCall("DELETE /api/admin/second-factor", {}))
				toast.success(TURNED_OFF, { description: OTHERS_SIGNED_OUT })
			},
			(error) => toastError(TURN_OFF_FAILED, error),
		)
	const renew = () =>
		run(
			"codes",
			async () => onCodes((await adminCall("POST /api/admin/second-factor/recovery-codes", {})).recovery_codes),
			(error) => toastError(NEW_CODES_FAILED, error),
		)

	return (
		<>
			<p>
				{ON_SINCE} <LocalTime iso={factor.since} />
				{factor.codes_left > FEW_CODES && <span className="block text-ink-muted">{left}</span>}
			</p>
			{factor.codes_left <= FEW_CODES && (
				<Notice tone="warning" title={left}>
					<p>{GET_MORE_CODES}</p>
				</Notice>
			)}
			<div className="flex flex-wrap gap-3">
				<Button busy={busy === "codes"} disabled={busy !== null} onClick={() => setAsking("codes")}>
					{NEW_CODES}
				</Button>
				{!factor.required && (
					<Button busy={busy === "off"} disabled={busy !== null} onClick={() => setAsking("off")}>
						{TURN_OFF}
					</Button>
				)}
			</div>
			{factor.required && <p className="text-ink-muted">{REQUIRED_HERE}</p>}
			<ConfirmDialog
				open={asking !== null}
				onOpenChange={() => setAsking(null)}
				title={asking === "codes" ? NEW_CODES_ASK : TURN_OFF_ASK}
				description={asking === "codes" ? NEW_CODES_MEANS : TURN_OFF_MEANS}
				confirmLabel={asking === "codes" ? NEW_CODES : TURN_OFF}
				onConfirm={() => void (asking === "codes" ? renew() : turnOff())}
			/>
		</>
	)
}
