import { startTransition, useEffect, useState } from "react"

/** More than a screen shows at once. */
const FIRST = 8

/**
 * The rows that are drawn: in the server's HTML and when the scripts take it over only as many as can be seen, the others
 * right after. A phone would otherwise take in six times as much before the first press does anything.
 */
export function useShownFirst<Row>(rows: Row[]): Row[] {
	const [all, setAll] = useState(false)
	useEffect(() => startTransition(() => setAll(true)), [])
	return all ? rows : rows.slice(0, FIRST)
}
