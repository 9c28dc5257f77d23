"use client"

import { useState } from "react"
import { toast } from "sonner"
import { toastError } from "@/components/forms/toast-error"
import { useBusy } from "@/components/forms/use-busy"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import type { OwnPasskey } from "@/lib/accounts/passkeys/present"
import type { OwnFactor } from "@/lib/accounts/second-factor/present"
import type { SignedIn } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import {
	ADD_PASSKEY,
	ADDED,
	APP,
	APP_IS_ON,
	APP_REMOVE_FAILED,
	APP_REMOVED,
	LAST_USED,
	NEVER_USED,
	NO_APP,
	PASSKEY_REMOVE_FAILED,
	PASSKEY_REMOVED,
	PASSKEYS,
	REMOVE,
	REMOVE_APP_ASK,
	REMOVE_APP_MEANS,
	REMOVE_LAST_MEANS,
	REMOVE_PASSKEY_MEANS,
	removePasskeyAsk,
	SET_UP_APP,
	THIS_PASSKEY,
} from "../passkeys/passkey-texts"
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
	TURNED_OFF,
} from "./second-factor-texts"

/** So few codes are left that the admin should get new ones. */
const FEW_CODES = 3

export interface ManageStepsProps {
	factor: OwnFactor
	/** Browsers know passkeys at the product's address. */
	passkeys: boolean
	onCodes(codes: readonly string[]): void
	/** The second step went off, or a passkey went. */
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

/** Lists what counts as a second step, and changes it. */
export function ManageSteps({ factor, passkeys, onCodes, onRemoved, onAppRemoved, onAdd }: ManageStepsProps) {
	const [question, setQuestion] = useState<Question | null>(null)
	const { busy, run } = useBusy<string>()
	const left = codesLeft(factor.codes_left)

	const renew: Question = {
		key: "codes",
		title: NEW_CODES_ASK,
		means: NEW_CODES_MEANS,
		label: NEW_CODES,
		failed: NEW_CODES_FAILED,
		run: async () => onCodes((await adminCall("POST /api/admin/second-factor/recovery-codes", {})).recovery_codes),
	}
	const turnOff: Question = {
		key: "off",
		title: TURN_OFF_ASK,
		means: TURN_OFF_MEANS,
		label: TURN_OFF,
		failed: TURN_OFF_FAILED,
		async run() {
			onRemoved(await adminCall("DELETE /api/admin/second-factor", {}))
			toast.success(TURNED_OFF, { description: OTHERS_SIGNED_OUT })
		},
	}
	const removeApp: Question = {
		key: "app",
		title: REMOVE_APP_ASK,
		means: REMOVE_APP_MEANS,
		label: REMOVE,
		failed: APP_REMOVE_FAILED,
		async run() {
			await adminCall("DELETE /api/admin/second-factor/app", {})
			toast.success(APP_REMOVED)
			onAppRemoved()
		},
	}
	const isLast = factor.passkeys.length === 1 && !factor.app
	const removePasskey = ({ id, name }: OwnPasskey): Question => ({
		key: id,
		title: removePasskeyAsk(name),
		means: isLast ? REMOVE_LAST_MEANS : REMOVE_PASSKEY_MEANS,
		label: REMOVE,
		failed: PASSKEY_REMOVE_FAILED,
		async run() {
			onRemoved(await adminCall("DELETE /api/admin/passkeys/{id}", { params: { id } }))
			toast.success(PASSKEY_REMOVED)
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
				{ON_SINCE} <LocalTime iso={factor.since} />
				{factor.codes_left > FEW_CODES && <span className="block text-ink-muted">{left}</span>}
			</p>
			{factor.codes_left <= FEW_CODES && (
				<Notice tone="warning" title={left}>
					<p>{GET_MORE_CODES}</p>
				</Notice>
			)}
			<ul aria-label={PASSKEYS} className="divide-y divide-line border-y border-line">
				{factor.passkeys.map((passkey) => (
					<li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
						<div className="min-w-0 flex-1 basis-48">
							<p className="font-medium wrap-anywhere">{passkey.name}</p>
							<p className="mt-0.5 text-ink-muted">
								{THIS_PASSKEY}. {ADDED} <LocalTime iso={passkey.created_at} dayOnly />,{" "}
								{passkey.last_used_at ? (
									<>
										{LAST_USED} <LocalTime iso={passkey.last_used_at} />
									</>
								) : (
									NEVER_USED
								)}
							</p>
						</div>
						{!(isLast && factor.required) && (
							<Button size="sm" {...pressed(removePasskey(passkey))}>
								{REMOVE}
								<span className="sr-only"> {passkey.name}</span>
							</Button>
						)}
					</li>
				))}
				<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
					<div className="min-w-0 flex-1 basis-48">
						<p className="font-medium">{APP}</p>
						<p className="mt-0.5 text-ink-muted">{factor.app ? APP_IS_ON : NO_APP}</p>
					</div>
					{!factor.app && (
						<Button size="sm" disabled={busy !== null} onClick={() => onAdd("app")}>
							{SET_UP_APP}
						</Button>
					)}
					{factor.app && factor.passkeys.length > 0 && (
						<Button size="sm" {...pressed(removeApp)}>
							{REMOVE}
							<span className="sr-only"> {APP}</span>
						</Button>
					)}
				</li>
			</ul>
			<div className="flex flex-wrap gap-3">
				{passkeys && (
					<Button disabled={busy !== null} onClick={() => onAdd("passkey")}>
						{ADD_PASSKEY}
					</Button>
				)}
				<Button {...pressed(renew)}>{NEW_CODES}</Button>
				{!factor.required && <Button {...pressed(turnOff)}>{TURN_OFF}</Button>}
			</div>
			{factor.required && <p className="text-ink-muted">{REQUIRED_HERE}</p>}
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
