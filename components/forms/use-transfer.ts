import { useEffect, useRef, useState } from "react"
import { ApiError } from "@/lib/client/api"
import { reasonOf } from "@/lib/client/reason-of"

export type Transfer =
	| { phase: "idle" }
	/** `share` is 0 to 1. At 1 everything is sent, and the server is at work. */
	| { phase: "sending"; name: string; share: number }
	| { phase: "failed"; detail: string }

export interface SendControl {
	signal: AbortSignal
	onProgress(share: number): void
}

/** Runs one upload at a time. `failed` is shown if the server gives no reason. Without it, a general text is shown. */
export function useTransfer(failed?: string) {
	const [transfer, setTransfer] = useState<Transfer>({ phase: "idle" })
	const running = useRef<AbortController | null>(null)
	useEffect(() => () => running.current?.abort(), [])

	async function start(file: File, send: (file: File, control: SendControl) => Promise<unknown>): Promise<boolean> {
		running.current?.abort()
		const mine = new AbortController()
		running.current = mine
		const show = (next: Transfer) => {
			if (running.current === mine) setTransfer(next)
		}
		show({ phase: "sending", name: file.name, share: 0 })
		try {
			await send(file, {
				signal: mine.signal,
				onProgress: (share) => show({ phase: "sending", name: file.name, share }),
			})
			show({ phase: "idle" })
			return true
		} catch (error) {
			if (mine.signal.aborted) return false
			show({ phase: "failed", detail: (error instanceof ApiError && error.detail) || failed || reasonOf(error) })
			return false
		}
	}

	function cancel(): void {
		running.current?.abort()
		running.current = null
		setTransfer({ phase: "idle" })
	}

	const refuse = (detail: string) => setTransfer({ phase: "failed", detail })

	return { transfer, start, cancel, refuse }
}
