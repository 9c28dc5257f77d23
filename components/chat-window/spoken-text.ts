/** An answer without its Markdown marks: a screen reader says "star star" for bold. */
export function spokenText(markdown: string): string {
	return markdown
		.replace(/!?\[([^[\]\n]*)\]\([^[)\n]*\)/g, "$1")
		.replace(/^[ \t]*(?:#{1,6}|>+|[-*+]|```\w*)/gm, "")
		.replace(/[*_`~|]+/g, " ")
		.replace(/\s+/g, " ")
		.trim()
}
