"use client"

import { useState } from "react"
import { toast } from "sonner"
import { toastError } from "@/components/forms/toast-error"
import { useBusy } from "@/components/forms/use-busy"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import type { OwnPasskey } from "@/lib/accounts/passkeys/present"
import type { OwnFactor } from "@/lib/accounts/second-factor/present"
import type { SignedIn } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { authenticatorWords, passkeyWords } from "../passkeys/passkey-words"
import { requirementWords } from "./requirement-words"
import { secondFactorWords } from "./second-factor-words"

const FEW_CODES = 3

export interface ManageStepsProps {
	factor: OwnFactor
	/** Browsers know passkeys at the product's address. */
	passkeys: boolean
	onCodes(codes: readonly string[]): void
	/** The second step was turned off, or a passkey was removed. */
	onRemoved(answer: SignedIn): void
	onAppRemoved(): void
	onAdd(what: "passkey" | "app"): void
}

interface Question {
	/** What runs: an id of a passkey, or one of the three. */
	key: string
	title: string
	means: string
	label: string
	failed: string
	run(): Promise<void>
}

export function ManageSteps({ factor, passkeys, onCodes, onRemoved, onAppRemoved, onAdd }: ManageStepsProps) {
	const [question, setQuestion] = useState<Question | null>(null)
	const { busy, run } = useBusy<string>()
	const left = secondFactorWords.codesLeft(factor.codes_left)

	const renew: Question = {
		key: "codes",
		title: secondFactorWords.newCodesAsk,
		means: secondFactorWords.newCodesMeans,
		label: secondFactorWords.newCodes,
		failed: secondFactorWords.newCodesFailed,
		run: async () => onCodes((await adminCall("POST /api/admin/second-factor/recovery-codes", {})).recovery_codes),
	}
	const turnOff: Question = {
		key: "off",
		title: secondFactorWords.turnOffAsk,
		means: secondFactorWords.turnOffMeans,
		label: secondFactorWords.turnOff,
		failed: secondFactorWords.turnOffFailed,
		async run() {
			onRemoved(await adminCall("DELETE /api/admin/second-factor", {}))
			toast.success(secondFactorWords.turnedOff, { description: secondFactorWords.othersSignedOut })
		},
	}
	const removeApp: Question = {
		key: "app",
		title: authenticatorWords.removeAsk,
		means: authenticatorWords.removeMeans,
		label: commonWords.remove,
		failed: authenticatorWords.removeFailed,
		async run() {
			await adminCall("DELETE /api/admin/second-factor/app", {})
			toast.success(authenticatorWords.removed)
			onAppRemoved()
		},
	}
	const isLast = factor.passkeys.length === 1 && !factor.app
	const removePasskey = ({ id, name }: OwnPasskey): Question => ({
		key: id,
		title: passkeyWords.removeAsk(name),
		means: isLast ? passkeyWords.removeLastMeans : passkeyWords.removeMeans,
		label: commonWords.remove,
		failed: passkeyWords.removeFailed,
		async run() {
			onRemoved(await adminCall("DELETE /api/admin/passkeys/{id}", { params: { id } }))
			toast.success(passkeyWords.removed)
		},
	})
	const pressed = (asked: Question) => ({
		busy: busy === asked.key,
		disabled: busy !== null,
		onClick: () => setQuestion(asked),
	})

	return (
		<>
			<p>
				{secondFactorWords.onSince} <LocalTime iso={factor.since} />
				{factor.codes_left > FEW_CODES && <span className="block text-ink-muted">{left}</span>}
			</p>
			{factor.codes_left <= FEW_CODES && (
				<Notice tone="warning" title={left}>
					<p>{secondFactorWords.getMoreCodes}</p>
				</Notice>
			)}
			<ul aria-label={passkeyWords.passkeys} className="divide-y divide-line border-y border-line">
				{factor.passkeys.map((passkey) => (
					<li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
						<div className="min-w-0 flex-1 basis-48">
							<p className="font-medium wrap-anywhere">{passkey.name}</p>
							<p className="mt-0.5 text-ink-muted">
								{passkeyWords.thisPasskey}. {passkeyWords.added} <LocalTime iso={passkey.created_at} dayOnly />,{" "}
								{passkey.last_used_at ? (
									<>
										{passkeyWords.lastUsed} <LocalTime iso={passkey.last_used_at} />
									</>
								) : (
									passkeyWords.neverUsed
								)}
							</p>
						</div>
						{!(isLast && factor.required) && (
							<Button size="sm" {...pressed(removePasskey(passkey))}>
								{commonWords.remove}
								<span className="sr-only"> {passkey.name}</span>
							</Button>
						)}
					</li>
				))}
				<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
					<div className="min-w-0 flex-1 basis-48">
						<p className="font-medium">{authenticatorWords.app}</p>
						<p className="mt-0.5 text-ink-muted">{factor.app ? authenticatorWords.isOn : authenticatorWords.none}</p>
					</div>
					{!factor.app && (
						<Button size="sm" disabled={busy !== null} onClick={() => onAdd("app")}>
							{authenticatorWords.setUp}
						</Button>
					)}
					{factor.app && factor.passkeys.length > 0 && (
						<Button size="sm" {...pressed(removeApp)}>
							{commonWords.remove}
							<span className="sr-only"> {authenticatorWords.app}</span>
						</Button>
					)}
				</li>
			</ul>
			<div className="flex flex-wrap gap-3">
				{passkeys && (
					<Button disabled={busy !== null} onClick={() => onAdd("passkey")}>
						{passkeyWords.add}
					</Button>
				)}
				<Button {...pressed(renew)}>{secondFactorWords.newCodes}</Button>
				{!factor.required && <Button {...pressed(turnOff)}>{secondFactorWords.turnOff}</Button>}
			</div>
			{factor.required && <p className="text-ink-muted">{requirementWords.requiredHere}</p>}
			<ConfirmDialog
				open={question !== null}
				onOpenChange={() => setQuestion(null)}
				title={question?.title ?? ""}
				description={question?.means ?? ""}
				confirmLabel={question?.label ?? ""}
				onConfirm={() =>
					question && void run(question.key, question.run, (error) => toastError(question.failed, error))
				}
			/>
		</>
	)
}
