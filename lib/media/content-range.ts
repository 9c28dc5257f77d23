export interface ContentRange {
	/** Both ends are inclusive, in bytes, and within the file. */
	start: number
	end: number
}

/** RFC 9110, 14.1 and 14.2. "unsatisfiable" calls for a 416, null for the full file: no header, another unit, bad
 * syntax, or several ranges, which no player sends. The caller handles If-Range. */
export function contentRange(header: string | null, size: number): ContentRange | "unsatisfiable" | null {
	const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "")
	if (!match) return null
	const [, first = "", last = ""] = match
	if (first === "") return last === "" ? null : suffix(Number(last), size)
	const start = Number(first)
	// Digits beyond 2^53 lose precision, but every such number is beyond any file anyway.
	if (last !== "" && Number(last) < start) return null
	if (start >= size) return "unsatisfiable"
	return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) }
}

function suffix(length: number, size: number): ContentRange | "unsatisfiable" {
	if (length === 0 || size === 0) return "unsatisfiable"
	return { start: Math.max(0, size - length), end: size - 1 }
}
