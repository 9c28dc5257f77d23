import { describe, expect, it } from "vitest"
import { countDrawn, MAX_DRAWN, type Part } from "./count-drawn"

const part = (references: string[], parts: Part[] = []): Part => ({ parts, references })
const count = (root: Part, parts: Record<string, Part> = {}) => countDrawn(root, new Map(Object.entries(parts)))

describe("countDrawn", () => {
	it("counts each element as often as it is drawn, including references", () => {
		expect(count(part([], [part([]), part([], [part([])])]))).toBe(4)
		const two = part([], [part([])])
		expect(count(part(["a", "b", "b"]), { a: two, b: part(["a", "a", "nowhere"]) })).toBe(1 + 2 + 2 * 5)
	})

	it("stops at the limit, without following everything", () => {
		const levels = Array.from({ length: 60 }, (_, level) => [
			`l${level}`,
			part(level ? Array(10).fill(`l${level - 1}`) : []),
		])
		expect(count(part(["l59"]), Object.fromEntries(levels))).toBeGreaterThan(MAX_DRAWN)
	})

	it("is infinite for a part that refers to itself or to its parent", () => {
		expect(count(part(["a"]), { a: part(["b"]), b: part(["a"]) })).toBe(Number.POSITIVE_INFINITY)
		const inner = part(["outer"])
		const outer = part([], [inner])
		expect(count(part([], [outer]), { outer })).toBe(Number.POSITIVE_INFINITY)
	})
})
