import { describe, expect, it } from "vitest"
import { countDrawn, MAX_DRAWN, type Part } from "./count-drawn"

const count = (parts: Record<string, Part>, root: Part) => countDrawn(new Map(Object.entries(parts)), root)

describe("countDrawn", () => {
	it("counts what is referred to as often as it is", () => {
		const parts = { a: { elements: 2, references: [] }, b: { elements: 1, references: ["a", "a", "nowhere"] } }
		expect(count(parts, { elements: 10, references: ["b", "b"] })).toBe(20)
	})

	it("stops where it is too much, without following everything", () => {
		const levels = Array.from({ length: 60 }, (_, level) => [
			`l${level}`,
			{ elements: 1, references: level ? Array(10).fill(`l${level - 1}`) : [] },
		])
		expect(count(Object.fromEntries(levels), { elements: 1, references: ["l59"] })).toBeGreaterThan(MAX_DRAWN)
	})

	it("is endless for a part that comes back to itself", () => {
		const parts = { a: { elements: 1, references: ["b"] }, b: { elements: 1, references: ["a"] } }
		expect(count(parts, { elements: 1, references: ["a"] })).toBe(Number.POSITIVE_INFINITY)
	})
})
