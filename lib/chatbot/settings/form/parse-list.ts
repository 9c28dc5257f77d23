/** A JSON array of strings, without empty and repeated entries; "" is an empty list. Null for anything else. */
export function parseList(text: string): string[] | null {
	if (text.trim() === "") return []
	let parsed: unknown
	try {
		parsed = JSON.parse(text)
	} catch {
		return null
	}
	if (!Array.isArray(parsed) || !parsed.every((entry) => typeof entry === "string")) return null
	return [...new Set(parsed.map((entry) => entry.trim()).filter((entry) => entry !== ""))]
}
