import { useSyncExternalStore } from "react"

const never = () => () => {}

/** A constant that only the browser knows, such as its name. Null in the server's HTML, then the value. */
export function useClientValue<T extends string | boolean | null>(read: () => T): T | null {
	return useSyncExternalStore(never, read, () => null)
}
