/** Enough to keep both the processor and the database busy, and to share statements. */
const AT_ONCE = 10
/** One business whose rows are locked must not silence the others, nor a database that does not answer add up. */
const PATIENCE_MS = 500

const waiting = new Set<() => void>()
let underWay = 0

/**
 * A question's turn to be prepared for the model. Fifty that are prepared side by side are all ready at the end; a few at
 * a time, in order of arrival, half of them are ready in half the time, and the last no later. Nothing is refused: who
 * has waited for PATIENCE_MS goes ahead.
 * @returns a function that ends the turn; a second call does nothing.
 */
export async function takeTurn(): Promise<() => void> {
	if (underWay >= AT_ONCE) {
		await new Promise<void>((resolve) => {
			const proceed = () => {
				clearTimeout(timer)
				waiting.delete(proceed)
				underWay += 1
				resolve()
			}
			const timer = setTimeout(proceed, PATIENCE_MS)
			waiting.add(proceed)
		})
	} else underWay += 1
	let isOver = false
	return () => {
		if (isOver) return
		isOver = true
		underWay -= 1
		const [next] = waiting
		if (underWay < AT_ONCE) next?.()
	}
}
