import { useEffect } from "react"

/** What uses letters and the space bar itself. */
const TYPING = "input, textarea, select, [contenteditable]"
const PRESSED_BY_SPACE = "button, a, summary, video, [role=button]"
const LAYER = "[role=dialog], [role=alertdialog], [role=menu]"

/** Calls the action of a key anywhere on the page, by its lower-case letter or " ". */
export function useWatchKeys(actions: Record<string, (() => void) | null>): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { target, key } = event
			if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
				return
			if (document.querySelector(LAYER) || !(target instanceof Element) || target.closest(TYPING)) return
			if (key === " " && target.closest(PRESSED_BY_SPACE)) return
			const action = actions[key.toLowerCase()]
			if (!action) return
			// Space would also scroll.
			event.preventDefault()
			action()
		}
		document.addEventListener("keydown", onKey)
		return () => document.removeEventListener("keydown", onKey)
	})
}
