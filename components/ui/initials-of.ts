/** At most two letters of a name, used if there is no picture: "AI Assistant" gives AI, "Grace Hopper" GH. */
export function initialsOf(name: string): string {
	const [first = "", second = ""] = name.trim().split(/\s+/)
	if (/^\p{Lu}{2}$/u.test(first)) return first
	const letters = [first, second].map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, "")][0] ?? "")
	return letters.join("").toLocaleUpperCase("en-US") || "?"
}
