import { useSyncExternalStore } from "react"

const never = () => () => {}

/** What only the browser knows and never changes, such as its name: null in the server's HTML, then the value. */
export function useClientValue<T extends string | boolean | null>(read: () => T): T | null {
	return useSyncExternalStore(never, read, () => null)
}
