import { type RefObject, useEffect } from "react"

/** What public/embed.js listens for. It carries nothing, so that it may go to whatever page is around. */
export const CLOSE_MESSAGE = "chat:close"

/** Inside the launcher's panel: Esc closes it from here too, and what is given the focus hands it to the field. */
export function useEmbedded(embedded: boolean, field: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		if (!embedded || window.parent === window) return
		const takeFocus = () => {
			// A finger opened it: the keyboard would cover the greeting.
			if (matchMedia("(pointer: coarse)").matches) return
			if (document.activeElement === document.body) field.current?.focus()
		}
		const closeOnEscape = (event: KeyboardEvent) => {
			if (event.key === "Escape" && !event.isComposing && !event.defaultPrevented) {
				window.parent.postMessage(CLOSE_MESSAGE, "*")
			}
		}
		if (document.hasFocus()) takeFocus()
		addEventListener("focus", takeFocus)
		addEventListener("keydown", closeOnEscape)
		return () => {
			removeEventListener("focus", takeFocus)
			removeEventListener("keydown", closeOnEscape)
		}
	}, [embedded, field])
}
