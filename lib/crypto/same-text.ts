import { timingSafeEqual } from "node:crypto"

export function sameText(expected: string, given: string): boolean {
	const [one, other] = [Buffer.from(expected), Buffer.from(given)]
	return one.length === other.length && timingSafeEqual(one, other)
}
