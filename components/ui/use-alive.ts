import { useSyncExternalStore } from "react"

const never = () => () => {}

/**
 * False in the server's HTML and until the scripts have taken it over. A press before that is lost, and one that sends a
 * form puts what was typed into the address bar: what must not be lost is disabled until then.
 */
export function useAlive(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
}
