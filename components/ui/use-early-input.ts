import { useEffect, useLayoutEffect, useRef } from "react"
import { useHydrated } from "./use-hydrated"

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: HTMLElement | null): element is Field =>
	element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === "checkbox"

const contentOf = (field: Field) => (isCheckbox(field) ? String(field.checked) : field.value)

function sentContentOf(field: Field): string | undefined {
	if (field instanceof HTMLSelectElement) return [...field.options].find((option) => option.defaultSelected)?.value
	return isCheckbox(field) ? String(field.defaultChecked) : field.defaultValue
}

function caretOf(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | null {
	const { selectionStart, selectionEnd, selectionDirection } = field
	// An email input has no readable selection.
	if (selectionStart === null) return null
	return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/** Tells React about `content` through an event that differs from the value that React knows. */
function hand(field: Field, content: string, sent: string): void {
	const fire = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))
	if (field instanceof HTMLSelectElement) {
		field.value = content
		fire("change")
	} else if (isCheckbox(field)) {
		field.checked = content !== "true"
		field.click()
	} else {
		const restoreCaret = field.value === content ? caretOf(field) : null
		// React tracks the element's own property and ignores an event without a change of it.
		field.value = sent
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, content)
		restoreCaret?.()
		fire("input")
		if (field !== document.activeElement) fire("focusout")
	}
}

/**
 * Watches what the user entered before hydration and until it is handed over: on a slow phone there is time for another
 * key, or for withdrawing a consent. Returns null if the field is unchanged, else a function that hands the content
 * over.
 */
function watchEarlyInput(field: HTMLElement | null): (() => void) | null {
	if (!isField(field)) return null
	const sent = sentContentOf(field)
	let content = contentOf(field)
	if (sent === undefined || content === sent) return null
	const follow = ({ isTrusted }: Event) => {
		if (isTrusted) content = contentOf(field)
	}
	field.addEventListener("input", follow)
	return () => {
		field.removeEventListener("input", follow)
		if (content !== sent) hand(field, content, sent)
	}
}

/**
 * Hands over content that was typed, chosen or autofilled before hydration: React learns of values only through events,
 * and would overwrite them with its own. Runs after every effect, so that typed text comes last, and one field at a
 * time, so that each sees the state that the previous one left. Does not cover a textarea with initial text, which
 * React itself resets. Takes an id, since the field's ref belongs to its user.
 */
export function useEarlyInput(id: string): void {
	const hydrated = useHydrated()
	const stopWatching = useRef<(() => void) | null>(null)
	useLayoutEffect(() => {
		if (!hydrated) stopWatching.current = watchEarlyInput(document.getElementById(id))
	}, [hydrated, id])
	useEffect(() => {
		if (!hydrated || !stopWatching.current) return
		queueMicrotask(stopWatching.current)
		stopWatching.current = null
	}, [hydrated])
}
