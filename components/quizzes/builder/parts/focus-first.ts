/** Focuses a field and scrolls it to the middle, since the save bar covers the screen's end. */
export function focusFirst(field: HTMLElement | null | undefined): void {
	field?.focus({ preventScroll: true })
	field?.scrollIntoView({ block: "center" })
}
