/** Touch has no double click, but no visitor reads a question and presses again this fast. */
const FINGER_MS = 350

/**
 * True for the second click of a double click whose first click brought this step: it would answer a question that the
 * visitor has not seen.
 * @param arrivedAt performance.now() when the step came into view.
 */
export function isSecondPress(click: { detail: number; pointerType?: string }, arrivedAt: number): boolean {
	if (click.detail > 1) return true
	return click.pointerType === "touch" && performance.now() - arrivedAt < FINGER_MS
}
