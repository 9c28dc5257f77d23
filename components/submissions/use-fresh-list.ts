import { useRouter } from "next/navigation"
import { useEffect } from "react"

/** Videos and posters of the list have addresses that end after an hour. */
const REFRESH_AFTER_MS = 30 * 60 * 1000

/** Loads the list again when it grew old, so that a dashboard left open over lunch still plays what it shows. */
export function useFreshList(list: unknown): void {
	const router = useRouter()
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts its time anew.
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
