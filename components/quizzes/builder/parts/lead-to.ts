/** In the middle of the screen: at its end the bar with Save would lie on it. */
export function leadTo(field: HTMLElement | null | undefined): void {
	field?.focus({ preventScroll: true })
	field?.scrollIntoView({ block: "center" })
}
