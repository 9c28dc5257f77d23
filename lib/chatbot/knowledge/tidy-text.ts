import { cleanText } from "../clean-text"

/** Visible characters only, no trailing spaces, at most one empty line in a row. */
export function tidyText(text: string): string {
	return (
		cleanText(text)
			.split("\n")
			// A pattern for the end of a line takes the square of a run of spaces, and strangers write some of these texts.
			.map((line) => line.trimEnd())
			.join("\n")
			.replace(/\n{3,}/g, "\n\n")
			.trim()
	)
}

export function tidyLine(text: string): string {
	return tidyText(text).replace(/\s+/g, " ")
}
