"use client"

import { type FormEvent, useEffect, useRef, useState } from "react"
import { PasswordField } from "@/components/forms/password-field"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { LOGIN_FAILED, LOGIN_FIELDS_REQUIRED, LOGIN_REFUSED, SIGNED_OUT } from "@/lib/accounts/texts"
import { ApiError, call } from "@/lib/client/api"
import type { SignedIn } from "@/lib/client/contract"
import { forgetHints, knownEmail } from "@/lib/client/login-hints"
import { afterSignIn, noticeEnded, storeSession } from "@/lib/client/session"
import { PASSWORD, SIGN_IN } from "./account-texts"
import { CodeStep } from "./code-step"
import { EmailField } from "./email-field"
import { ForgotPassword } from "./forgot-password"

function loginError(error: unknown): string {
	if (error instanceof ApiError && error.status === 401) return LOGIN_REFUSED
	// "Login failed" would make an admin who only has to wait guess at passwords again.
	if (error instanceof ApiError && error.status === 429 && error.detail) return error.detail
	return LOGIN_FAILED
}

/** Signs in and opens the account's dashboard, or the page on which the last session ended. */
export function LoginForm({ signedOut }: { signedOut: boolean }) {
	const [email, setEmail] = useState("")
	const [password, setPassword] = useState("")
	const [error, setError] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const [ended, setEnded] = useState(false)
	/** Of a right password that waits for the second step. */
	const [challenge, setChallenge] = useState<string | null>(null)
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
		if (!challenge && restarted.current) form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus()
	}, [challenge])

	const missing = error === LOGIN_FIELDS_REQUIRED
	const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()

	async function signIn(event: FormEvent) {
		event.preventDefault()
		if (!email.trim() || !password) {
			setError(LOGIN_FIELDS_REQUIRED)
			focus(email.trim() ? "password" : "email")
			return
		}
		setBusy(true)
		setError(null)
		try {
			enter(await call("POST /api/admin/login", { body: { email: email.trim(), password } }))
		} catch (reason) {
			setBusy(false)
			if (reason instanceof ApiError && reason.next.challenge) return setChallenge(reason.next.challenge)
			setError(loginError(reason))
			focus("password")
		}
	}

	/** Stays busy while the page leaves. A full load, so that the server sees the new cookie everywhere. */
	function enter(answer: SignedIn): void {
		storeSession({ token: answer.access_token, user: answer.user })
		const destination = afterSignIn(answer.user, window.location.pathname)
		forgetHints()
		window.location.assign(destination)
	}

	function restart(reason: string | null): void {
		restarted.current = true
		setChallenge(null)
		setPassword("")
		setError(reason)
	}

	if (challenge) {
		return <CodeStep email={email.trim()} challenge={challenge} onSignedIn={enter} onRestart={restart} />
	}
	return (
		<>
			<form ref={form} method="post" noValidate onSubmit={signIn} className="flex flex-col gap-5">
				{ended && !error && <Notice role="status">{SIGNED_OUT}</Notice>}
				{error && (
					<Notice tone="danger" role="alert">
						{error}
					</Notice>
				)}
				<EmailField value={email} aria-invalid={missing && !email.trim() ? true : undefined} onValue={setEmail} />
				<PasswordField
					label={PASSWORD}
					name="password"
					autoComplete="current-password"
					required
					value={password}
					aria-invalid={missing && !password ? true : undefined}
					onChange={(event) => setPassword(event.target.value)}
				/>
				<Button type="submit" variant="primary" size="lg" wide busy={busy}>
					{SIGN_IN}
				</Button>
			</form>
			<ForgotPassword />
		</>
	)
}
