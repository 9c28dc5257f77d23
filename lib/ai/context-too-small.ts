const SIGNS = [
	"context length",
	"context size",
	"context window",
	"context_length",
	"exceed_context",
	"prompt is too long",
]

/** Whether a server's refusal, in lower case, says that the question and its knowledge do not fit the model. */
export function isContextTooSmall(words: string): boolean {
	return SIGNS.some((sign) => words.includes(sign))
}
