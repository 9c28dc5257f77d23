import { useSyncExternalStore } from "react"

const never = () => () => {}

/**
 * False in the server's HTML and until hydration. A press before hydration is lost, and one that submits a form would
 * put the typed text into the address. Buttons and switches are therefore disabled until then. Typed text is kept, see
 * use-early-input.ts.
 */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	)
}

/**
 * Attributes of a button or a file input that waits for hydration. `data-asleep` marks one that is disabled for this
 * reason alone, so that it looks enabled.
 * @param needsScript False for the button of a form that also works without JavaScript.
 */
export function useWaiting(disabled = false, needsScript = true) {
	const hydrated = useHydrated() || !needsScript
	return {
		disabled: disabled || !hydrated,
		"data-asleep": disabled || hydrated ? undefined : "",
		// On a reload, Firefox would restore the enabled state.
		autoComplete: "off",
	}
}
