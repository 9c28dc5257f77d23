import { useSyncExternalStore } from "react"

const never = () => () => {}

/**
 * False in the server's HTML and until the scripts have taken it over. A press before that is lost, and one that sends a
 * form puts what was typed into the address bar: buttons and switches are disabled until then. What is typed is not lost,
 * see use-early-input.ts.
 */
export function useAlive(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
}

/**
 * The attributes of a button or a file input that waits for its scripts. `data-asleep` says that it is disabled for that
 * alone: it looks as it will look.
 * @param needsScript False for the button of a form that a browser without scripts sends as well.
 */
export function useWaiting(disabled = false, needsScript = true) {
	const alive = useAlive() || !needsScript
	return {
		disabled: disabled || !alive,
		"data-asleep": disabled || alive ? undefined : "",
		// Reloading a page, Firefox would bring back that the button was not disabled.
		autoComplete: "off",
	}
}
