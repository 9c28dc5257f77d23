"use client"

import { useRouter } from "next/navigation"
import { useEffect, useState } from "react"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { formWords } from "./form-words"

export interface LeaveGuardProps {
	on: boolean
	title?: string
	means?: string
}

/**
 * Asks before the user leaves unsaved edits. For a reload or another site, the browser asks. For links inside the
 * product, which change the page without the browser's notice, this component asks. The Back button cannot be held up,
 * but the draft is kept then as well.
 */
export function LeaveGuard({ on, title = formWords.leaveAsk, means = formWords.leaveMeans }: LeaveGuardProps) {
	const router = useRouter()
	const [to, setTo] = useState<string | null>(null)

	useEffect(() => {
		if (!on) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		const hold = (event: MouseEvent) => {
			if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
			const link = event.target instanceof Element ? event.target.closest("a") : null
			if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return
			// The link leads to another part of the same form, so no edits are left behind.
			if (link.closest("[data-keeps-edits]")) return
			if (link.hash && link.pathname === location.pathname && link.search === location.search) return
			event.preventDefault()
			event.stopPropagation()
			setTo(link.pathname + link.search)
		}
		addEventListener("beforeunload", warn)
		// Runs before any of the framework's links sees the click.
		document.addEventListener("click", hold, true)
		return () => {
			removeEventListener("beforeunload", warn)
			document.removeEventListener("click", hold, true)
		}
	}, [on])

	return (
		<ConfirmDialog
			open={to !== null}
			onOpenChange={(open) => !open && setTo(null)}
			title={title}
			description={means}
			confirmLabel={formWords.leave}
			onConfirm={() => to && router.push(to)}
		/>
	)
}
