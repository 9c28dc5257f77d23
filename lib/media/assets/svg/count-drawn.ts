/** One element with an id: how much it draws itself, and what it refers to. */
export interface Part {
	elements: number
	references: string[]
}

export const MAX_DRAWN = 1_000_000

/**
 * How many elements a browser draws for one part when every reference in it is followed: ten lines of <use> can ask for
 * billions. Infinity for a part that refers to itself, by whatever way.
 */
export function countDrawn(parts: ReadonlyMap<string, Part>, root: Part): number {
	const known = new Map<string, number>()
	function follow(part: Part): number {
		let sum = part.elements
		for (const id of part.references) {
			const referred = parts.get(id)
			if (!referred) continue
			let drawn = known.get(id)
			if (drawn === undefined) {
				// Until it is known it is infinite: whoever comes back to it here has gone in a circle.
				known.set(id, Number.POSITIVE_INFINITY)
				drawn = follow(referred)
				known.set(id, drawn)
			}
			sum += drawn
			if (sum > MAX_DRAWN) return sum
		}
		return sum
	}
	return follow(root)
}
