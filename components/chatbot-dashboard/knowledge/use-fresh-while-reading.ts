import { useRouter } from "next/navigation"
import { useEffect } from "react"

/** The server takes about a second for a PDF of a few pages. */
const EVERY_MS = 2_000

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
