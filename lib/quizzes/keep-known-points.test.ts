import { describe, expect, it } from "vitest"
import { newQuestion } from "./defaults"
import { keepKnownPoints } from "./keep-known-points"

const points = (own: object) => keepKnownPoints({ ...newQuestion("q"), options: ["Good", "Bad"], ...own }).points

describe("keepKnownPoints", () => {
	it("keeps those of the question's options, trimmed like them", () => {
		expect(points({ points: { Good: 5, " Bad ": 1, Gone: 9 } })).toEqual({ Good: 5, Bad: 1 })
	})

	it("knows the answers of rating and yes/no questions", () => {
		expect(points({ type: "rating", points: { 1: 1, 5: 5, 6: 6, Good: 2 } })).toEqual({ 1: 1, 5: 5 })
		expect(points({ type: "yes_no", points: { Yes: 1, No: 2, yes: 3 } })).toEqual({ Yes: 1, No: 2 })
	})

	it("leaves none to free text", () => {
		expect(points({ type: "text", points: { Good: 5 } })).toEqual({})
	})

	it("keeps votes in the same way, and none of an answer without any", () => {
		const kept = (votes: Record<string, string[]>) =>
			keepKnownPoints({ ...newQuestion("q"), options: ["Good", "Bad"], votes })
		expect(kept({ " Good ": ["cat"], Bad: [], Gone: ["dog"] }).votes).toEqual({ Good: ["cat"] })
		expect(kept({ Gone: ["dog"] })).not.toHaveProperty("votes")
	})
})
