"use client"

import { lazy, Suspense, useEffect, useState } from "react"
import { setConfirmer } from "@/lib/client/confirm-again"

const ConfirmDialog = lazy(() => import("./confirm-code").then(({ ConfirmCode }) => ({ default: ConfirmCode })))

/** Answers calls that ask for the second step again. Mounted once in each dashboard's frame. */
export function ConfirmAgain() {
	const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null)
	useEffect(() => setConfirmer(() => new Promise((resolve) => setAnswer(() => resolve))), [])

	function close(confirmed: boolean): void {
		answer?.(confirmed)
		setAnswer(null)
	}

	return <Suspense>{answer && <ConfirmDialog onDone={close} />}</Suspense>
}
