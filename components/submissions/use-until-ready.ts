import { useRouter } from "next/navigation"
import { useEffect, useRef } from "react"
import type { Submission } from "@/lib/client/contract"

/** Preparing a video takes a second or two. The pauses grow for one that takes longer. */
const FIRST_WAIT_MS = 1_500
const LONGEST_WAIT_MS = 30_000

/** Milliseconds until the list loads again for the `tries`-th time. */
export const waitBefore = (tries: number) => Math.min(FIRST_WAIT_MS * 1.5 ** tries, LONGEST_WAIT_MS)

/** Reloads the list while one of its videos is being prepared and the tab is visible. */
export function useUntilReady(rows: Submission[]): void {
	const router = useRouter()
	const waited = useRef({ names: "", tries: 0 })
	const names = rows
		.filter((row) => row.playback_state === "processing")
		.map((row) => row.id)
		.join()
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new list that waits for the same videos is the next try.
	useEffect(() => {
		if (!names) return
		const tries = waited.current.names === names ? waited.current.tries + 1 : 0
		waited.current = { names, tries }
		let timer: ReturnType<typeof setTimeout>
		const look = () => {
			if (document.visibilityState === "visible") router.refresh()
			// Also set for a refresh that brings nothing, because the server could not be reached.
			timer = setTimeout(look, LONGEST_WAIT_MS)
		}
		timer = setTimeout(look, waitBefore(tries))
		return () => clearTimeout(timer)
	}, [rows, names, router])
}
