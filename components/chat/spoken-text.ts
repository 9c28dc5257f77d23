/** An answer for the ear: a screen reader says "star star" where the eye sees bold. */
export function spokenText(markdown: string): string {
	return markdown
		.replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, "$1")
		.replace(/^\s*(?:#{1,6}|>+|[-*+]|```\w*)\s*/gm, "")
		.replace(/[*_`~|]+/g, " ")
		.replace(/\s+/g, " ")
		.trim()
}
