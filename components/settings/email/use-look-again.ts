import { useEffect, useRef } from "react"

const FIRST_LOOK_MS = 4_000
const RARELY_MS = 60_000

/** What waits for long, as a mail whose server is away, is asked for ever more rarely. */
export const lookAgainMs = (looks: number) => Math.min(FIRST_LOOK_MS * 1.5 ** looks, RARELY_MS)

/**
 * Calls `look` again and again while something waits and the tab is seen; a look that hangs is not doubled. `waiting`
 * names what waits, "" nothing: something else begins with the shortest pause, as does who comes back to the tab.
 */
export function useLookAgain(waiting: string, look: () => Promise<void>): void {
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
			if (!over && !looking && !document.hidden) timer = setTimeout(() => void again(), lookAgainMs(looks))
		}
		const again = async () => {
			looking = true
			// One that failed is not worth a word: the next one is near.
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
	}, [waiting])
}
