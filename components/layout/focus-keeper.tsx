"use client"

import { useEffect } from "react"
import { isLost, type Place, placeOf, takeBack } from "./focus-places"

/**
 * Whoever works by keyboard goes on where they were: when what has the focus leaves the page (a dialog, a menu, a row, a
 * button that is done), the focus goes to what opened it, or to its neighbour. Browsers let it fall to the body, and with
 * it the next Tab to the top of the page.
 */
export function FocusKeeper() {
	useEffect(() => {
		let place: Place | null = null
		const onFocus = ({ target }: FocusEvent) => {
			if (target instanceof HTMLElement) place = placeOf(target, place)
		}
		// A press on nothing lets go of the focus on purpose.
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
