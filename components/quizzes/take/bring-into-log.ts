const MARGIN = 12

/**
 * Scrolls the conversation until `step` is in view. `step` defaults to the step around `element`. A step taller than
 * the log is shown from its top. scrollIntoView() would also scroll the page around a frame.
 */
export function bringIntoLog(element: Element | null, step = element?.closest("form, section")): void {
	const log = element?.closest("[role=log]")
	if (!log || !step) return
	const room = log.getBoundingClientRect()
	const own = step.getBoundingClientRect()
	const above = own.top - MARGIN - room.top
	const below = own.bottom + MARGIN - room.bottom
	if (below > 0) log.scrollTop += Math.min(below, above)
	else if (above < 0) log.scrollTop += above
}
