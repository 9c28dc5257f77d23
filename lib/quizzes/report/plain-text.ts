import { t } from "@/lib/languages/t"

/** The longest text of a quiz or an answer. Longer text in old rows is cut and marked as cut. */
const SHOWN_CAP = 2_000
// Includes overrides of the text direction, because a name must not reorder the line around it. Isolates and marks stay:
// they turn no letters around, and our own sentences have them around names and percentages.
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\ufeff]/gu

/** A stranger's text made safe for a report: no control characters, line breaks kept, at most `cap` characters. */
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
	return left > 0 ? `${shown}… ${t`(${left} more characters)`}` : shown
}
