"use client"

import { useEffect, useState } from "react"
import { buttonClass } from "@/components/ui/button"
import { Glyph } from "@/components/ui/glyph"
import { Skeleton } from "@/components/ui/skeleton"
import { RESET_DONE, RESET_TOKEN_INVALID, RESET_TOKEN_MISSING, RESET_VERIFY_FAILED } from "@/lib/accounts/reset/texts"
import { call } from "@/lib/client/api"
import { clearSession } from "@/lib/client/session"
import { ResetPasswordForm } from "./reset-password-form"

/** The contract's pause before the login opens by itself. */
const REDIRECT_MS = 3000

type View =
	| { name: "verifying" }
	| { name: "form"; email: string }
	| { name: "done" }
	| { name: "invalid"; message: string }

/** Verifies the token, asks for the new password, says that it is done and leaves for the login. */
export function ResetPasswordScreen({ token, login }: { token: string | null; login: string }) {
	const [view, setView] = useState<View>(
		token ? { name: "verifying" } : { name: "invalid", message: RESET_TOKEN_MISSING },
	)

	useEffect(() => {
		if (!token) return
		const leaving = new AbortController()
		call("GET /api/admin/verify-reset-token/{token}", { params: { token }, signal: leaving.signal })
			.then(({ valid, email, message }) =>
				setView(
					valid ? { name: "form", email: email ?? "" } : { name: "invalid", message: message || RESET_TOKEN_INVALID },
				),
			)
			.catch(() => leaving.signal.aborted || setView({ name: "invalid", message: RESET_VERIFY_FAILED }))
		return () => leaving.abort()
	}, [token])

	useEffect(() => {
		if (view.name !== "done") return
		const timer = setTimeout(() => window.location.assign(login), REDIRECT_MS)
		return () => clearTimeout(timer)
	}, [view.name, login])

	if (view.name === "verifying") return <Verifying />
	if (view.name === "form" && token) {
		const done = () => {
			// Every session of the account has just been ended, this browser's too.
			clearSession()
			setView({ name: "done" })
		}
		return <ResetPasswordForm token={token} email={view.email} onDone={done} />
	}
	const good = view.name === "done"
	return (
		<div className="flex flex-col items-start gap-6" role={good ? "status" : "alert"}>
			<Glyph name={good ? "check" : "alert"} size={40} className={good ? "text-success" : "text-danger"} />
			<div>
				<h1 className="font-display text-xl">{good ? "Password changed" : "This link does not work"}</h1>
				<p className="mt-2 text-base text-ink-muted">{view.name === "invalid" ? view.message : RESET_DONE}</p>
				<p className="mt-2 text-base text-ink-muted">
					{good ? "Taking you to the login…" : "Ask for a new link on the login page."}
				</p>
			</div>
			<a href={login} className={buttonClass({ variant: "primary", size: "lg" })}>
				Back to login
			</a>
		</div>
	)
}

function Verifying() {
	return (
		<div className="flex flex-col gap-6" aria-busy="true">
			<p className="sr-only" role="status">
				Checking the link
			</p>
			<Skeleton className="h-10 w-64" />
			<Skeleton className="h-16" />
			<Skeleton className="h-16" />
			<Skeleton className="h-12" />
		</div>
	)
}
