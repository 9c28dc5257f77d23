/** Fingers have no double click; nobody reads a question and presses again within this time. */
const FINGER_MS = 350

/**
 * Whether a click is the second half of a double click, whose first half has brought this step: it would answer a question
 * that nobody has seen. @param arrivedAt when the step came into view, as performance.now() says it.
 */
export function isSecondPress(click: { detail: number; pointerType?: string }, arrivedAt: number): boolean {
	if (click.detail > 1) return true
	return click.pointerType === "touch" && performance.now() - arrivedAt < FINGER_MS
}
