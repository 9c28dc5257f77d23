export interface Part {
	parts: Part[]
	references: string[]
}

export const MAX_DRAWN = 1_000_000

/** How many elements a browser draws when it follows every reference: ten lines of <use> can ask for billions. Infinity
 * for a part that references itself. Stops counting soon after MAX_DRAWN. */
export function countDrawn(root: Part, byId: ReadonlyMap<string, Part>): number {
	const known = new Map<Part, number>()
	function follow(part: Part): number {
		const found = known.get(part)
		if (found !== undefined) return found
		// The count is infinite until it is known: coming back here before then means a circle.
		known.set(part, Number.POSITIVE_INFINITY)
		let sum = 1
		for (const inner of part.parts) sum += follow(inner)
		for (const id of part.references) {
			const referred = byId.get(id)
			if (referred) sum += follow(referred)
			if (sum > MAX_DRAWN) break
		}
		known.set(part, sum)
		return sum
	}
	return follow(root)
}
