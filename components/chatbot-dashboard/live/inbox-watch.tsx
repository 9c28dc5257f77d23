"use client"

import { useEffect } from "react"

export interface InboxWatchProps {
	name: string
	/** The list of who waits. Ends with a query. */
	liveHref: string
}

/** Draws nothing. Watches the live inbox from any screen, once all that the screen itself needs has loaded. */
export function InboxWatch({ name, liveHref }: InboxWatchProps) {
	useEffect(() => {
		const left = new AbortController()
		let stop = () => {}
		async function begin(): Promise<void> {
			const { watchInbox } = await import("./watch-inbox")
			if (!left.signal.aborted) stop = watchInbox({ name, query: {}, liveHref })
		}
		// A page that missed this part after a deployment works without it.
		const start = () => void begin().catch(() => undefined)
		if (document.readyState === "complete") start()
		else window.addEventListener("load", start, { once: true, signal: left.signal })
		return () => {
			left.abort()
			stop()
		}
	}, [name, liveHref])
	return null
}
