import { useSyncExternalStore } from "react"

/** How many visitors wait. Null until the live inbox is read, and where it isn't watched. */
let known: number | null = null
const listeners = new Set<() => void>()

export function tellWaiting(count: number | null): void {
	known = count
	for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener)
	return () => listeners.delete(listener)
}

/** @param initial what the server counted. */
export function useWaitingCount(initial: number): number {
	return useSyncExternalStore(
		subscribe,
		() => known ?? initial,
		() => initial,
	)
}
