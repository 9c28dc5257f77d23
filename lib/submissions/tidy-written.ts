// As a text is counted, hashed, and stored. Forms send line breaks as CRLF, scripts as LF: both must be the same.
export function tidyWritten(text: string): string {
	const lines = text.replace(/\r\n?/g, "\n").split("\n")
	return lines
		.map((line) => line.trimEnd())
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim()
}
