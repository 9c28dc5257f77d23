import { act, fireEvent } from "@testing-library/react"

/** Fills a field in one step. Typing key by key would test nothing more and take a hundred times as long. */
export function fill(field: HTMLElement, text: string): void {
	act(() => field.focus())
	fireEvent.change(field, { target: { value: text } })
}
