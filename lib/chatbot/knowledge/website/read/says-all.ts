/** A copy may have another date, or a line about its author. */
const NEARLY = 0.9

export function saysAll(text: string, other: string): boolean {
	const had = new Map<string, number>()
	for (const word of text.toLowerCase().split(/\s+/)) had.set(word, (had.get(word) ?? 0) + 1)
	const words = other.toLowerCase().split(/\s+/)
	const shared = words.filter((word) => {
		const left = had.get(word) ?? 0
		had.set(word, left - 1)
		return left > 0
	})
	return shared.length >= words.length * NEARLY
}
