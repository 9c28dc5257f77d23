"use client"

import dynamic from "next/dynamic"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { PasswordField } from "@/components/forms/password-field"
import { Snippet } from "@/components/forms/snippet"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { commonWords } from "@/components/ui/common-words"
import { Disclosure } from "@/components/ui/disclosure"
import { Notice } from "@/components/ui/notice"
import { Skeleton } from "@/components/ui/skeleton"
import * as uiWords from "@/components/ui/ui-words"
import { resetWords } from "@/lib/accounts/reset/words"
import { ApiError } from "@/lib/client/api"
import type { FactorAdded, FactorSetup } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"
import { accountWords } from "../account-words"
import { AppCodeField } from "./code-field"
import { secondFactorWords } from "./second-factor-words"
import { useCode } from "./use-code"

const SetupQr = dynamic(() => import("./setup-qr").then((module) => module.SetupQr), {
	ssr: false,
	loading: () => <Skeleton className="size-48" />,
})

export interface SetUpProps {
	email: string
	onAdded(added: FactorAdded): void
	onCancel(): void
}

export function SetUp({ email, onAdded, onCancel }: SetUpProps) {
	const [setup, setSetup] = useState<FactorSetup | null>(null)
	if (!setup) return <PasswordFirst email={email} onSetup={setSetup} onCancel={onCancel} />
	return <ScanAndConfirm setup={setup} onAdded={onAdded} onCancel={onCancel} />
}

function Failure({ reason }: { reason: string | null }) {
	if (!reason) return null
	return (
		<Notice tone="danger" role="alert" title={secondFactorWords.setupFailed}>
			<p>{reason}</p>
		</Notice>
	)
}

interface PasswordFirstProps {
	email: string
	onSetup(setup: FactorSetup): void
	onCancel(): void
}

function PasswordFirst({ email, onSetup, onCancel }: PasswordFirstProps) {
	const [password, setPassword] = useState("")
	const [error, setError] = useState<string | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const field = useRef<HTMLInputElement>(null)
	useEffect(() => field.current?.focus(), [])

	function point(problem: string): void {
		setError(problem)
		field.current?.focus()
	}

	async function send(event: FormEvent): Promise<void> {
		event.preventDefault()
		setError(null)
		setFailure(null)
		if (!password) return point(resetWords.fieldsRequired)
		setBusy(true)
		try {
			onSetup(await adminCall("POST /api/admin/second-factor", { body: { current_password: password } }))
		} catch (reason) {
			setBusy(false)
			if (reason instanceof ApiError && reason.errors[0]) point(reason.errors[0].detail)
			else setFailure(reasonOf(reason))
		}
	}

	return (
		<form noValidate method="post" onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
			<p>{secondFactorWords.firstPassword}</p>
			<Failure reason={failure} />
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			<PasswordField
				ref={field}
				label={accountWords.currentPassword}
				name="two-step-password"
				autoComplete="current-password"
				required
				value={password}
				error={error}
				onChange={(event) => setPassword(event.target.value)}
			/>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="primary" busy={busy}>
					{commonWords.continue}
				</Button>
				<Button onClick={onCancel}>{uiWords.cancel}</Button>
			</div>
		</form>
	)
}

interface ScanProps {
	setup: FactorSetup
	onAdded(added: FactorAdded): void
	onCancel(): void
}

function ScanAndConfirm({ setup, onAdded, onCancel }: ScanProps) {
	const [failure, setFailure] = useState<string | null>(null)
	const { busy, submit, field } = useCode(
		async (code) => {
			setFailure(null)
			onAdded(await adminCall("POST /api/admin/second-factor/turn-on", { body: { code } }))
		},
		(reason) => setFailure(reasonOf(reason)),
	)
	const { value, error, onValue, ref } = field
	return (
		<form noValidate method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
			<p>{secondFactorWords.scan}</p>
			<SetupQr uri={setup.uri} />
			<div className="border-y border-line">
				<Disclosure summary={secondFactorWords.cannotScan}>
					<div className="flex flex-col gap-3">
						<p>{secondFactorWords.typeKey}</p>
						<p>
							<a href={setup.uri} className={buttonClass({})}>
								{secondFactorWords.openApp}
							</a>
						</p>
						<Snippet label={secondFactorWords.key} code={setup.secret.replace(/.{4}(?=.)/g, "$& ")} />
					</div>
				</Disclosure>
			</div>
			<p>{secondFactorWords.thenCode}</p>
			<Failure reason={failure} />
			<AppCodeField value={value} error={error} onValue={onValue} ref={ref} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="primary" busy={busy}>
					{secondFactorWords.turnOn}
				</Button>
				<Button onClick={onCancel}>{uiWords.cancel}</Button>
			</div>
		</form>
	)
}
