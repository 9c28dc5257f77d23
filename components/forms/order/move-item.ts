/** Returns a copy with the item at `from` moved to `to`. A position outside the list means its nearer end. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
	const rest = items.filter((_, index) => index !== from)
	const place = Math.max(0, Math.min(rest.length, to))
	return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)]
}
