// As a text is counted, hashed, and stored. A browser's form sends line breaks as CRLF and a script sends LF, and both
// must be the same text. Empty lines beyond one would only stretch a page.
export function tidyWritten(text: string): string {
	const lines = text.replace(/\r\n?/g, "\n").split("\n")
	return lines
		.map((line) => line.trimEnd())
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim()
}
