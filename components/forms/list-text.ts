/** Form values are texts, so a list is stored with one entry per line. Entries have no line breaks of their own. */
export function listOf(text: string): string[] {
	return text === "" ? [] : text.split("\n")
}

export function textOf(list: readonly string[]): string {
	return list.join("\n")
}
