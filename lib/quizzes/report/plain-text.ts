/** The longest text that a quiz or an answer may have; what is longer in old rows is cut, and said to be. */
const SHOWN_CAP = 2_000
// Also what turns the direction of the text around it: a name must not rewrite the line that it stands in.
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A stranger's text for a report: no control characters, line breaks kept, at most `cap` characters. Pure. */
export function plainText(text: string, cap = SHOWN_CAP): string {
	const kept = Array.from(text.slice(0, cap * 2))
		.slice(0, cap)
		.join("")
	const left = text.length - kept.length
	const shown = kept
		.replace(/\r\n?/g, "\n")
		.replace(/\t/g, " ")
		.replace(UNSEEN, (character) => (character === "\n" ? "\n" : ""))
		.replace(/\n{3,}/g, "\n\n")
	return left > 0 ? `${shown}… (${left.toLocaleString("en")} more characters)` : shown
}
