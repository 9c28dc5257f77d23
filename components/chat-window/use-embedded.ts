import { type RefObject, useEffect } from "react"
import { t } from "@/lib/languages/t"
import * as chatWords from "./parts/chat-words"

/** The launcher (lib/chatbot/embed-launcher.js) listens for this message, for a color, and for the name of its button
 * that closes the chat. Any page may receive them. */
export const CLOSE_MESSAGE = "chat:close"

/**
 * Inside the launcher's panel: Esc closes the panel, and the field takes the focus that the panel receives. The launcher
 * learns the color, which may be newer than the snippet on the site.
 */
export function useEmbedded(embedded: boolean, color: string, field: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		if (!embedded || window.parent === window) return
		window.parent.postMessage(color, "*")
		window.parent.postMessage({ close: t(chatWords.close) }, "*")
	}, [embedded, color])

	useEffect(() => {
		if (!embedded || window.parent === window) return
		const takeFocus = () => {
			// On touch the keyboard would cover the greeting.
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
