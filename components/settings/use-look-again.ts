import { useEffect, useRef } from "react"

const FIRST_LOOK_MS = 4_000
const RARELY_MS = 60_000

/** Pause before the next look. It grows, since what waits for a server that is down may wait for long. */
export const lookAgainMs = (looks: number, firstMs = FIRST_LOOK_MS) => Math.min(firstMs * 1.5 ** looks, RARELY_MS)

/**
 * Calls `look` repeatedly while something waits and the tab is visible, one call at a time. `waiting` identifies what
 * waits, "" means nothing. A new value, and a return to the tab, start over with the shortest pause, `firstMs`.
 */
export function useLookAgain(waiting: string, look: () => Promise<void>, firstMs?: number): void {
	const latest = useRef(look)
	useEffect(() => {
		latest.current = look
	})

	useEffect(() => {
		if (waiting === "") return
		let timer: ReturnType<typeof setTimeout> | undefined
		let looking = false
		let over = false
		let looks = 0
		const plan = () => {
			clearTimeout(timer)
			if (!over && !looking && !document.hidden) timer = setTimeout(() => void again(), lookAgainMs(looks, firstMs))
		}
		const again = async () => {
			looking = true
			// A failed look is ignored, since the next one is near.
			await latest.current().catch(() => undefined)
			looking = false
			looks += 1
			plan()
		}
		const begin = () => {
			looks = 0
			plan()
		}
		begin()
		document.addEventListener("visibilitychange", begin)
		return () => {
			over = true
			clearTimeout(timer)
			document.removeEventListener("visibilitychange", begin)
		}
	}, [waiting, firstMs])
}
