import { useRouter } from "next/navigation"
import { useEffect, useRef } from "react"
import type { Submission } from "@/lib/client/contract"

/** A video takes a second or two; one that takes longer is waited for, but asked about ever less often. */
const FIRST_WAIT_MS = 1_500
const LONGEST_WAIT_MS = 30_000

/** How long until the list is loaded again for the `tries`-th time. */
export const waitBefore = (tries: number) => Math.min(FIRST_WAIT_MS * 1.5 ** tries, LONGEST_WAIT_MS)

/** Loads the list again while it shows a video that is being prepared, as long as somebody looks at it. */
export function useUntilReady(rows: Submission[]): void {
	const router = useRouter()
	const waited = useRef({ names: "", tries: 0 })
	const names = rows
		.filter((row) => row.playback_state === "processing")
		.map((row) => row.id)
		.join()
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new list that still waits for the same is the next try.
	useEffect(() => {
		if (!names) return
		const tries = waited.current.names === names ? waited.current.tries + 1 : 0
		waited.current = { names, tries }
		let timer: ReturnType<typeof setTimeout>
		const look = () => {
			if (document.visibilityState === "visible") router.refresh()
			// Also where the refresh brings nothing, because the server could not be reached.
			timer = setTimeout(look, LONGEST_WAIT_MS)
		}
		timer = setTimeout(look, waitBefore(tries))
		return () => clearTimeout(timer)
	}, [rows, names, router])
}
