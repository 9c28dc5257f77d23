import { useEffect, useLayoutEffect, useRef } from "react"
import { useAlive } from "./use-alive"

/** What tells React of a field that is no longer as the server sent it; null where it is. */
function earlyInput(field: HTMLElement | null): (() => void) | null {
	const fire = (type: string) => field?.dispatchEvent(new Event(type, { bubbles: true }))
	if (field instanceof HTMLSelectElement) {
		const { value } = field
		const sent = [...field.options].find((option) => option.defaultSelected)
		if (!sent || sent.selected) return null
		return () => {
			field.value = value
			fire("change")
		}
	}
	if (field instanceof HTMLInputElement && field.type === "checkbox") {
		const { checked } = field
		if (checked === field.defaultChecked) return null
		return () => {
			field.checked = !checked
			field.click()
		}
	}
	if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return null
	const { value, defaultValue } = field
	if (value === defaultValue) return null
	return () => {
		// React watches the element's own property, and takes an event without a change there for none.
		field.value = defaultValue
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
		fire("input")
		if (field !== document.activeElement) fire("focusout")
	}
}

/**
 * Hands over what was typed, chosen or filled in by the browser before the scripts had taken the page over: React learns
 * of values by events alone, and would wipe these with its own. Once every effect has run, so that what was typed last
 * comes last, and one field after the other, so that each finds the state that the one before has left. Not for a
 * textarea that begins with a text, which React itself sets back. By id, since a field's ref is its user's.
 */
export function useEarlyInput(id: string): void {
	const alive = useAlive()
	const handOver = useRef<(() => void) | null>(null)
	useLayoutEffect(() => {
		if (!alive) handOver.current = earlyInput(document.getElementById(id))
	}, [alive, id])
	useEffect(() => {
		if (!alive || !handOver.current) return
		queueMicrotask(handOver.current)
		handOver.current = null
	}, [alive])
}
