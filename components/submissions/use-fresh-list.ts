import { useRouter } from "next/navigation"
import { useEffect } from "react"

/** The addresses of the list's videos and posters expire after an hour. */
const REFRESH_AFTER_MS = 30 * 60 * 1000

/** Reloads an old list, so that a dashboard left open over lunch still plays its videos. */
export function useFreshList(list: unknown): void {
	const router = useRouter()
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new list restarts the timer.
	useEffect(() => {
		const loadedAt = Date.now()
		const refreshOld = () => {
			if (document.visibilityState === "visible" && Date.now() - loadedAt >= REFRESH_AFTER_MS) router.refresh()
		}
		const timer = setInterval(refreshOld, REFRESH_AFTER_MS)
		document.addEventListener("visibilitychange", refreshOld)
		return () => {
			clearInterval(timer)
			document.removeEventListener("visibilitychange", refreshOld)
		}
	}, [list, router])
}
