"use client"

import { type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Notice } from "@/components/ui/notice"
import * as uiWords from "@/components/ui/ui-words"
import { resetWords } from "@/lib/accounts/reset/words"
import { ApiError, call } from "@/lib/client/api"
import { loginWords } from "./account-words"
import { EmailField } from "./email-field"

/** The link below a login and the dialog behind it. `typed` is the login's address. */
export function ForgotPassword({ typed }: { typed: string }) {
	const [open, setOpen] = useState(false)
	/** Kept while the dialog is closed. Null until the admin types in it. */
	const [email, setEmail] = useState<string | null>(null)
	return (
		<>
			<div className="-mt-2 flex justify-center">
				<Button variant="quiet" onClick={() => setOpen(true)}>
					{loginWords.forgotPassword}
				</Button>
			</div>
			<Dialog open={open} onOpenChange={setOpen} title={loginWords.resetPassword} description={loginWords.resetAbout}>
				{/* Mounted anew each time, so that an old message does not reappear. */}
				{open && <RequestForm email={email ?? typed.trim()} onEmail={setEmail} close={() => setOpen(false)} />}
			</Dialog>
		</>
	)
}

interface RequestFormProps {
	email: string
	onEmail(email: string): void
	close(): void
}

function RequestForm({ email, onEmail, close }: RequestFormProps) {
	const [error, setError] = useState<string | null>(null)
	const [sent, setSent] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const field = useRef<HTMLInputElement>(null)
	// Runs before the dialog focuses its first control, the cross in the corner.
	useEffect(() => field.current?.focus(), [])

	async function send(event: FormEvent) {
		event.preventDefault()
		if (!email.trim()) {
			setError(resetWords.emailRequired)
			field.current?.focus()
			return
		}
		setBusy(true)
		setError(null)
		try {
			const { message } = await call("POST /api/admin/password-reset-request", { body: { email: email.trim() } })
			setSent(message || resetWords.sent)
		} catch (reason) {
			setError((reason instanceof ApiError && reason.detail) || resetWords.requestFailed)
		} finally {
			setBusy(false)
		}
	}

	if (sent) {
		return (
			<div className="mt-5 flex flex-col gap-5">
				<Notice tone="success" role="status">
					{sent}
				</Notice>
				<div className="flex justify-end">
					<Button variant="primary" onClick={close}>
						{uiWords.close}
					</Button>
				</div>
			</div>
		)
	}
	return (
		<form noValidate onSubmit={send} className="mt-5 flex flex-col gap-6">
			<EmailField ref={field} value={email} error={error} onValue={onEmail} />
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={close}>{uiWords.cancel}</Button>
				<Button type="submit" variant="primary" busy={busy}>
					{loginWords.sendReset}
				</Button>
			</div>
		</form>
	)
}
