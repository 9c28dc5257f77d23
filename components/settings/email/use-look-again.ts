import { useEffect, useRef } from "react"

const LOOK_AGAIN_MS = 4_000

/** Calls `look` every few seconds while something waits and the tab is seen; a look that hangs is not doubled. */
export function useLookAgain(waiting: boolean, look: () => Promise<void>): void {
	const latest = useRef(look)
	useEffect(() => {
		latest.current = look
	})

	useEffect(() => {
		if (!waiting) return
		let timer: ReturnType<typeof setTimeout> | undefined
		let looking = false
		let over = false
		const plan = () => {
			clearTimeout(timer)
			if (!over && !looking && !document.hidden) timer = setTimeout(() => void again(), LOOK_AGAIN_MS)
		}
		const again = async () => {
			looking = true
			// One that failed is not worth a word: the next one is near.
			await latest.current().catch(() => undefined)
			looking = false
			plan()
		}
		plan()
		document.addEventListener("visibilitychange", plan)
		return () => {
			over = true
			clearTimeout(timer)
			document.removeEventListener("visibilitychange", plan)
		}
	}, [waiting])
}
