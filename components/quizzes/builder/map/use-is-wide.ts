import { useSyncExternalStore } from "react"

const WIDE = "(min-width: 48rem)"

function follow(changed: () => void): () => void {
	const query = matchMedia(WIDE)
	query.addEventListener("change", changed)
	return () => query.removeEventListener("change", changed)
}

/** Whether the screen has room for a map. */
export const useIsWide = () => useSyncExternalStore(follow, () => matchMedia(WIDE).matches)
