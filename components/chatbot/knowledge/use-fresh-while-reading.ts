import { useRouter } from "next/navigation"
import { useEffect } from "react"

/** A PDF of a few pages takes about a second. */
const EVERY_MS = 2_000

/** Asks again while a PDF is being read, so that its row turns ready, or says why not, by itself. */
export function useFreshWhileReading(reading: boolean): void {
	const router = useRouter()
	useEffect(() => {
		if (!reading) return
		const timer = setInterval(() => {
			if (document.visibilityState === "visible") router.refresh()
		}, EVERY_MS)
		return () => clearInterval(timer)
	}, [reading, router])
}
