/** A quiz that visitors can take in the chat. The page draws a button below an answer that links to one. */
export interface OfferedQuiz {
	name: string
	/** The quiz's own page. */
	url: string
}

/** A Markdown link. A name of digits alone gets "Quiz" before it: in brackets it would read as a source number. */
export function quizLink({ name, url }: OfferedQuiz): string {
	const text = name
		.replace(/[[\]\\]/g, "")
		.replace(/\s+/g, " ")
		.trim()
	return `[${/^[\d\s,;]*$/.test(text) ? `Quiz ${text}`.trim() : text}](${url})`
}
