import { act, fireEvent } from "@testing-library/react"

/** What a person types into a field, at once: key by key would say no more of the form, and take a hundred times as long. */
export function fill(field: HTMLElement, text: string): void {
	act(() => field.focus())
	fireEvent.change(field, { target: { value: text } })
}
