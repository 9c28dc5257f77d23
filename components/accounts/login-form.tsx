"use client"

import { type FormEvent, useEffect, useRef, useState } from "react"
import { PasswordField } from "@/components/forms/password-field"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import * as signInWords from "@/lib/accounts/words"
import { ApiError, call } from "@/lib/client/api"
import type { SignedIn, StepWays } from "@/lib/client/contract"
import { forgetHints, knownEmail } from "@/lib/client/login-hints"
import { afterSignIn, noticeEnded, storeSession } from "@/lib/client/session"
import { loginWords } from "./account-words"
import { CodeStep } from "./code-step"
import { EmailField } from "./email-field"
import { ForgotPassword } from "./forgot-password"
import { PasskeySignIn } from "./passkeys/passkey-sign-in"

function loginError(error: unknown): string {
	if (error instanceof ApiError && error.status === 401) return signInWords.loginRefused
	// "Login failed" would make an admin who only has to wait guess at passwords again.
	if (error instanceof ApiError && error.status === 429 && error.detail) return error.detail
	if (error instanceof ApiError && error.errors[0]?.field === "passkey") return error.detail
	return signInWords.loginFailed
}

export function LoginForm({ signedOut, passkeys = false }: { signedOut: boolean; passkeys?: boolean }) {
	const [email, setEmail] = useState("")
	const [password, setPassword] = useState("")
	const [error, setError] = useState<string | null>(null)
	const [busy, setBusy] = useState<"password" | "passkey" | null>(null)
	const [ended, setEnded] = useState(false)
	/** The password was right; the second step is still open. */
	const [waiting, setWaiting] = useState<{ challenge: string; ways: StepWays } | null>(null)
	const form = useRef<HTMLFormElement>(null)
	useEffect(() => {
		if (!signedOut) return
		setEnded(noticeEnded())
		const known = knownEmail()
		if (!known) return
		setEmail(known)
		// Does not interrupt an admin who is already typing.
		if (document.activeElement !== document.body) return
		form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus()
	}, [signedOut])

	const restarted = useRef(false)
	useEffect(() => {
		if (!waiting && restarted.current) form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus()
	}, [waiting])

	const missing = error === signInWords.loginFieldsRequired
	const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

	async function signIn(event: FormEvent) {
		event.preventDefault()
		if (!email.trim() || !password) {
			setError(signInWords.loginFieldsRequired)
			focus(email.trim() ? "password" : "email")
			return
		}
		setBusy("password")
		setError(null)
		try {
			enter(await call("POST /api/admin/login", { body: { email: email.trim(), password } }))
		} catch (reason) {
			setBusy(null)
			const { challenge, app = true, passkey = null } = reason instanceof ApiError ? reason.next : {}
			if (challenge) return setWaiting({ challenge, ways: { app, passkey } })
			setError(loginError(reason))
			focus("password")
		}
	}

	async function byPasskey(signInByPasskey: () => Promise<SignedIn>): Promise<void> {
		setBusy("passkey")
		setError(null)
		try {
			enter(await signInByPasskey())
		} catch (reason) {
			setBusy(null)
			setError(loginError(reason))
		}
	}

	/** Stays busy while the page leaves. A full load, so that the server sees the new cookie everywhere. */
	function enter(answer: SignedIn): void {
		storeSession({ token: answer.access_token, user: answer.user })
		const destination = afterSignIn(answer.user, window.location)
		forgetHints()
		window.location.assign(destination)
	}

	function restart(reason: string | null): void {
		restarted.current = true
		setWaiting(null)
		setPassword("")
		setError(reason)
	}

	if (waiting) return <CodeStep email={email.trim()} {...waiting} onSignedIn={enter} onRestart={restart} />
	return (
		<>
			<form ref={form} method="post" noValidate onSubmit={signIn} className="flex flex-col gap-5">
				{ended && !error && <Notice role="status">{signInWords.signedOut}</Notice>}
				{error && (
					<Notice tone="danger" role="alert">
						{error}
					</Notice>
				)}
				<EmailField value={email} aria-invalid={missing && !email.trim() ? true : undefined} onValue={setEmail} />
				<PasswordField
					label={loginWords.password}
					name="password"
					autoComplete="current-password"
					required
					value={password}
					aria-invalid={missing && !password ? true : undefined}
					onChange={(event) => setPassword(event.target.value)}
				/>
				<Button type="submit" variant="primary" size="lg" wide busy={busy === "password"} disabled={busy !== null}>
					{loginWords.signIn}
				</Button>
				{passkeys && <PasskeySignIn busy={busy === "passkey"} run={(signIn) => void byPasskey(signIn)} />}
			</form>
			<ForgotPassword typed={email} />
		</>
	)
}
