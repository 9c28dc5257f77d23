import { useRouter } from "next/navigation"
import { useEffect } from "react"

/** The addresses of the list's videos and posters expire after an hour. */
const REFRESH_AFTER_MS = 30 * 60 * 1000
/** The Watch page, a tab of its own, changes rows too. */
const RETURNED_AFTER_MS = 5_000

/** Reloads a list that its admin returns to, and one left open over lunch, so that it still plays its videos. */
export function useFreshList(list: unknown): void {
	const router = useRouter()
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new list restarts the timer.
	useEffect(() => {
		const loadedAt = Date.now()
		const refreshAfter = (ms: number) => () => {
			if (document.visibilityState === "visible" && Date.now() - loadedAt >= ms) router.refresh()
		}
		const onReturn = refreshAfter(RETURNED_AFTER_MS)
		const timer = setInterval(refreshAfter(REFRESH_AFTER_MS), REFRESH_AFTER_MS)
		document.addEventListener("visibilitychange", onReturn)
		return () => {
			clearInterval(timer)
			document.removeEventListener("visibilitychange", onReturn)
		}
	}, [list, router])
}
