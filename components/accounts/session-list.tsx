"use client"

import { useRouter } from "next/navigation"
import { useState } from "react"
import { toast } from "sonner"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { LocalTime } from "@/components/ui/local-time"
import { ApiError } from "@/lib/client/api"
import type { AccountSession } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall, goToLogin, signOut } from "@/lib/client/session"
import { sessionWords } from "./account-words"

function toastError(error: unknown): void {
	if (error instanceof ApiError && error.status === 401) return
	toast.error(sessionWords.signOutFailed, { description: reasonOf(error) })
}

export function SessionList({ sessions }: { sessions: AccountSession[] }) {
	const router = useRouter()
	const [asking, setAsking] = useState(false)
	const [busy, setBusy] = useState<string | null>(null)

	async function end(session: AccountSession): Promise<void> {
		setBusy(session.id)
		try {
			if (session.is_current) return await signOut(loginHere())
			await adminCall("DELETE /api/admin/sessions/{id}", { params: { id: session.id } })
			toast.success(sessionWords.signedOutDevice, { description: session.device })
			router.refresh()
		} catch (error) {
			// The session has already ended, which is what the admin wanted.
			if (error instanceof ApiError && error.status === 404) router.refresh()
			else toastError(error)
		} finally {
			setBusy(null)
		}
	}

	async function endAll(): Promise<void> {
		setBusy("all")
		try {
			await adminCall("DELETE /api/admin/sessions", {})
			goToLogin()
		} catch (error) {
			toastError(error)
			setBusy(null)
		}
	}

	return (
		<section aria-labelledby="sessions-title" className="flex flex-col gap-3">
			<div className="flex flex-wrap items-end justify-between gap-3">
				<div>
					<h2 id="sessions-title" className="text-lg font-medium">
						{sessionWords.title}
					</h2>
					<p className="mt-0.5 text-ink-muted">{sessionWords.about}</p>
				</div>
				<Button busy={busy === "all"} onClick={() => setAsking(true)}>
					{sessionWords.signOutEverywhere}
				</Button>
			</div>
			<ul aria-label={sessionWords.sessions} className="divide-y divide-line border-y border-line">
				{sessions.map((session) => (
					<li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
						<div className="min-w-0 flex-1 basis-56">
							<p className="flex flex-wrap items-center gap-x-3 font-medium">
								{session.device}
								{session.is_current && <Badge tone="success">{sessionWords.thisDevice}</Badge>}
							</p>
							<p className="mt-0.5 break-words text-ink-muted">
								{session.ip_address}
								{sessionWords.signedInAt} <LocalTime iso={session.created_at} />
							</p>
						</div>
						<Button size="sm" busy={busy === session.id} disabled={busy !== null} onClick={() => void end(session)}>
							{sessionWords.signOut}
							<span className="sr-only"> {session.is_current ? sessionWords.here : session.device}</span>
						</Button>
					</li>
				))}
			</ul>
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={sessionWords.signOutEverywhereAsk}
				description={sessionWords.signOutEverywhereMeans}
				confirmLabel={sessionWords.signOutEverywhere}
				onConfirm={() => void endAll()}
			/>
		</section>
	)
}

/** The login of this dashboard: /admin/demo for /admin/demo/account. */
function loginHere(): string {
	return window.location.pathname.replace(/\/account\/?$/, "")
}
