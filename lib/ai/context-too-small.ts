const SIGNS = [
	"context length",
	"context size",
	"context window",
	"context_length",
	"exceed_context",
	"prompt is too long",
]

/** @param words a server's refusal, in lower case. */
export function isContextTooSmall(words: string): boolean {
	return SIGNS.some((sign) => words.includes(sign))
}
