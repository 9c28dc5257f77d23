export interface OfferedQuiz {
	name: string
	url: string
}

/** A name of digits alone gets "Quiz" before it: in brackets it would read as a source number. */
export function quizLink({ name, url }: OfferedQuiz): string {
	const text = name
		.replace(/[[\]\\]/g, "")
		.replace(/\s+/g, " ")
		.trim()
	return `[${/^[\d\s,;]*$/.test(text) ? `Quiz ${text}`.trim() : text}](${url})`
}
