"use client"

import { type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Notice } from "@/components/ui/notice"
import { TextField } from "@/components/ui/text-field"
import { RESET_EMAIL_REQUIRED, RESET_REQUEST_FAILED, RESET_SENT } from "@/lib/accounts/reset/texts"
import { ApiError, call } from "@/lib/client/api"

/** The link below a login and the dialog behind it. */
export function ForgotPassword() {
	const [open, setOpen] = useState(false)
	return (
		<>
			<div className="-mt-2 flex justify-center">
				<Button variant="quiet" onClick={() => setOpen(true)}>
					Forgot your password?
				</Button>
			</div>
			<Dialog
				open={open}
				onOpenChange={setOpen}
				title="Reset Password"
				description="We send a link to the address that you sign in with."
			>
				{/* Mounted anew each time, so that an old message does not reappear. */}
				{open && <RequestForm close={() => setOpen(false)} />}
			</Dialog>
		</>
	)
}

function RequestForm({ close }: { close: () => void }) {
	const [email, setEmail] = useState("")
	const [error, setError] = useState<string | null>(null)
	const [sent, setSent] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const field = useRef<HTMLInputElement>(null)
	// Runs before the dialog focuses its first control, the cross in the corner.
	useEffect(() => field.current?.focus(), [])

	async function send(event: FormEvent) {
		event.preventDefault()
		if (!email.trim()) {
			setError(RESET_EMAIL_REQUIRED)
			field.current?.focus()
			return
		}
		setBusy(true)
		setError(null)
		try {
			const { message } = await call("POST /api/admin/password-reset-request", { body: { email: email.trim() } })
			setSent(message || RESET_SENT)
		} catch (reason) {
			setError((reason instanceof ApiError && reason.detail) || RESET_REQUEST_FAILED)
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
						Close
					</Button>
				</div>
			</div>
		)
	}
	return (
		<form noValidate onSubmit={send} className="mt-5 flex flex-col gap-6">
			<TextField
				label="Email"
				name="email"
				type="email"
				inputMode="email"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				required
				ref={field}
				value={email}
				error={error}
				onChange={(event) => setEmail(event.target.value)}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<Button onClick={close}>Cancel</Button>
				<Button type="submit" variant="primary" busy={busy}>
					Send Reset Email
				</Button>
			</div>
		</form>
	)
}
