/** A quiz that visitors can take in the chat: the page draws a button below an answer that links to one. */
export interface OfferedQuiz {
	name: string
	/** Of its own page. */
	url: string
}

/** As Markdown. A name of figures alone in brackets would be read as the number of a source. */
export function quizLink({ name, url }: OfferedQuiz): string {
	const text = name
		.replace(/[[\]\\]/g, "")
		.replace(/\s+/g, " ")
		.trim()
	return `[${/^[\d\s,;]*$/.test(text) ? `Quiz ${text}`.trim() : text}](${url})`
}
