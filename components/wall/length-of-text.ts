/** In characters. Six lines, which is what a cut text shows, hold about as many on a phone, and in a wide card. */
const PHONE = 220
const WIDE = 400
/** A line that ends early takes the room of a whole one. */
const LINE = 40

export function lengthOfText(text: string): "short" | "long on a phone" | "long" {
	const room = text.split("\n").reduce((sum, line) => sum + Math.max(line.length, LINE), 0)
	if (room > WIDE) return "long"
	return room > PHONE ? "long on a phone" : "short"
}
