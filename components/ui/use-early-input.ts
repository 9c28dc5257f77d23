import { useEffect, useLayoutEffect, useRef } from "react"
import { useAlive } from "./use-alive"

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: HTMLElement | null): element is Field =>
	element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === "checkbox"

const contentOf = (field: Field) => (isCheckbox(field) ? String(field.checked) : field.value)

/** As it came from the server. */
function sentContentOf(field: Field): string | undefined {
	if (field instanceof HTMLSelectElement) return [...field.options].find((option) => option.defaultSelected)?.value
	return isCheckbox(field) ? String(field.defaultChecked) : field.defaultValue
}

function caretOf(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | null {
	const { selectionStart, selectionEnd, selectionDirection } = field
	// An address of mail has none that could be read.
	if (selectionStart === null) return null
	return () => field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/** Makes React learn of `content`: by an event of something that differs from what it knows. */
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
		// React watches the element's own property, and takes an event without a change there for none.
		field.value = sent
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, content)
		restoreCaret?.()
		fire("input")
		if (field !== document.activeElement) fire("focusout")
	}
}

/**
 * What is in a field before its script takes it over, and what somebody goes on to do to it until it is handed over: on
 * a slow phone there is time for a key, or for consent to be taken back. Null where it is as the server sent it.
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
 * Hands over what was typed, chosen or filled in by the browser before the scripts had taken the page over: React learns
 * of values by events alone, and would wipe these with its own. Once every effect has run, so that what was typed last
 * comes last, and one field after the other, so that each finds the state that the one before has left. Not for a
 * textarea that begins with a text, which React itself sets back. By id, since a field's ref is its user's.
 */
export function useEarlyInput(id: string): void {
	const alive = useAlive()
	const handOver = useRef<(() => void) | null>(null)
	useLayoutEffect(() => {
		if (!alive) handOver.current = watchEarlyInput(document.getElementById(id))
	}, [alive, id])
	useEffect(() => {
		if (!alive || !handOver.current) return
		queueMicrotask(handOver.current)
		handOver.current = null
	}, [alive])
}
