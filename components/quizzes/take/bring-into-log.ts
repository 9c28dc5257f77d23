const MARGIN = 12

/**
 * Scrolls the conversation until this element is seen (the step that it belongs to, where no other is named); what does
 * not fit begins at the top.
 * scrollIntoView() would move the page around a frame as well.
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
