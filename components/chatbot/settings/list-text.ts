/** A list inside a form's values, which are texts: an entry a line. Entries have no line breaks of their own. */
export function listOf(text: string): string[] {
	return text === "" ? [] : text.split("\n")
}

export function textOf(list: readonly string[]): string {
	return list.join("\n")
}
