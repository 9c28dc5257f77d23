/** Touch has no double click, but no visitor reads a question and presses again this fast. */
const FINGER_MS = 350
/** The usual longest time between the clicks of a double click. */
const DOUBLE_CLICK_MS = 500

/**
 * True for the second click of a double click whose first click brought this step: it would answer a question that the
 * visitor has not seen.
 * @param arrivedAt performance.now() when the step came into view.
 */
export function isSecondPress(click: { detail: number; pointerType?: string }, arrivedAt: number): boolean {
	const since = performance.now() - arrivedAt
	// Later clicks of a row of clicks, such as on Back, are meant.
	if (click.detail > 1) return since < DOUBLE_CLICK_MS
	return click.pointerType === "touch" && since < FINGER_MS
}
