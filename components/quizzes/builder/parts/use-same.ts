import { useState } from "react"
import type { Question } from "@/lib/client/contract"

/** The value of an earlier render for as long as nothing that counts differs, so that what follows from it stays too. */
export function useSame<T>(value: T, isSame: (one: T, other: T) => boolean): T {
	const [kept, setKept] = useState(value)
	if (kept === value || isSame(kept, value)) return kept
	setKept(value)
	return value
}

/** True if the questions differ in their texts alone, which decide nothing about the paths through them. */
export function sameButTexts(some: readonly Question[], others: readonly Question[]): boolean {
	return (
		some.length === others.length &&
		some.every((one, at) => {
			const other = others[at]
			if (one === other || !other) return one === other
			const names = Object.keys({ ...one, ...other }) as (keyof Question)[]
			return names.every((name) => name === "question" || one[name] === other[name])
		})
	)
}
