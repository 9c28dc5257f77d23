"use client"

import { useEffect, useState } from "react"
import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"
import { Skeleton } from "@/components/ui/skeleton"
import { resetWords } from "@/lib/accounts/reset/words"
import { call } from "@/lib/client/api"
import { forgetHints, rememberEmail } from "@/lib/client/login-hints"
import { clearSession } from "@/lib/client/session"
import { loginWords } from "./account-words"
import { ResetPasswordForm } from "./reset-password-form"

const REDIRECT_MS = 3000

type View =
	| { name: "verifying" }
	| { name: "form"; email: string; invitedTo: string | undefined }
	| { name: "done"; invitedTo: string | undefined }
	| { name: "invalid"; message: string }

export function ResetPasswordScreen({ token, login }: { token: string | null; login: string }) {
	const [view, setView] = useState<View>(
		token ? { name: "verifying" } : { name: "invalid", message: resetWords.tokenMissing },
	)

	useEffect(() => {
		if (!token) return
		const leaving = new AbortController()
		call("GET /api/admin/verify-reset-token/{token}", { params: { token }, signal: leaving.signal })
			.then(({ valid, email, message, invited_to }) =>
				setView(
					valid
						? { name: "form", email: email ?? "", invitedTo: invited_to }
						: { name: "invalid", message: message || resetWords.tokenInvalid },
				),
			)
			.catch(() => leaving.signal.aborted || setView({ name: "invalid", message: resetWords.verifyFailed }))
		return () => leaving.abort()
	}, [token])

	useEffect(() => {
		if (view.name !== "done") return
		const timer = setTimeout(() => window.location.assign(login), REDIRECT_MS)
		return () => clearTimeout(timer)
	}, [view.name, login])

	if (view.name === "verifying") return <Verifying />
	if (view.name === "form" && token) {
		const { email, invitedTo } = view
		const done = () => {
			clearSession()
			forgetHints()
			rememberEmail(email)
			setView({ name: "done", invitedTo })
		}
		return <ResetPasswordForm token={token} email={email} invitedTo={invitedTo} onDone={done} />
	}
	const good = view.name === "done"
	const joined = good && Boolean(view.invitedTo)
	return (
		<div className="flex flex-col items-start gap-6" role={good ? "status" : "alert"}>
			<Glyph name={good ? "check" : "alert"} size={40} className={good ? "text-success" : "text-danger"} />
			<div>
				<h1 className="font-display text-xl">{good ? doneHeading(joined) : loginWords.linkBroken}</h1>
				<p className="mt-2 text-base text-ink-muted">
					{view.name === "invalid" ? view.message : joined ? resetWords.invitationAccepted : resetWords.done}
				</p>
				<p className="mt-2 text-base text-ink-muted">{good ? loginWords.toLogin : loginWords.askForNewLink}</p>
			</div>
			<a href={login} className={buttonClass({ variant: "primary", size: "lg" })}>
				{loginWords.backToLogin}
			</a>
		</div>
	)
}

const doneHeading = (joined: boolean) => (joined ? loginWords.welcome : loginWords.passwordChanged)

function Verifying() {
	return (
		<div className="flex flex-col gap-6" aria-busy="true">
			<p className="sr-only" role="status">
				{loginWords.checkingLink}
			</p>
			<Skeleton className="h-10 w-64" />
			<Skeleton className="h-16" />
			<Skeleton className="h-16" />
			<Skeleton className="h-12" />
		</div>
	)
}
