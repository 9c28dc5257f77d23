"use client"

import { useEffect } from "react"
import { isLost, type Place, placeOf, takeBack } from "./focus-places"

/**
 * Keeps a keyboard user's place. When the focused element leaves the page (a dialog, a menu, a row, a finished button),
 * the focus moves to the element that opened it, or to a neighbor. By default it would fall to the body, and the next
 * Tab would start at the top of the page.
 */
export function FocusKeeper() {
	useEffect(() => {
		let place: Place | null = null
		const onFocus = ({ target }: FocusEvent) => {
			if (target instanceof HTMLElement) place = placeOf(target, place)
		}
		// A press on nothing focusable drops the focus on purpose.
		const onPress = ({ target }: PointerEvent) => {
			if (target instanceof Element && !target.closest("a, button, input, select, textarea, label, [tabindex]")) {
				place = null
			}
		}
		const observer = new MutationObserver(() => {
			if (!place || !isLost(place)) return
			const left = place
			place = null
			takeBack(left)
		})
		document.addEventListener("focusin", onFocus)
		document.addEventListener("pointerdown", onPress)
		observer.observe(document.body, { childList: true, subtree: true })
		return () => {
			document.removeEventListener("focusin", onFocus)
			document.removeEventListener("pointerdown", onPress)
			observer.disconnect()
		}
	}, [])
	return null
}
