import { cleanText } from "../clean-text"

/** A text as it is kept: what can be seen of it, no spaces at a line's end, at most one empty line between two. */
export function tidyText(text: string): string {
	return cleanText(text)
		.replace(/[^\S\n]+$/gm, "")
		.replace(/\n{3,}/g, "\n\n")
		.trim()
}

/** A text of one line. */
export function tidyLine(text: string): string {
	return tidyText(text).replace(/\s+/g, " ")
}
