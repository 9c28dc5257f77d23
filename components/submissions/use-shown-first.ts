import { startTransition, useEffect, useState } from "react"

/** More than a screen shows at once. */
const FIRST = 8

/**
 * The rows to render. The server's HTML and hydration include only FIRST rows, the others follow at once. With fifty
 * rows a phone would have to hydrate six times as much before the first press has an effect.
 */
export function useShownFirst<Row>(rows: Row[]): Row[] {
	const [all, setAll] = useState(false)
	useEffect(() => startTransition(() => setAll(true)), [])
	return all ? rows : rows.slice(0, FIRST)
}
