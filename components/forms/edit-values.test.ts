import { describe, expect, it } from "vitest"
import { changedValues, mergeNewer } from "./edit-values"

const base = { headline: "One", text: "Two", on: true }

describe("changedValues", () => {
	it("returns the fields that differ, including a cleared text and a switched flag", () => {
		expect(changedValues({ headline: "", text: "Two", on: false }, base)).toEqual({ headline: "", on: false })
	})
})

describe("mergeNewer", () => {
	it("takes the other admin's values where nothing was typed, and keeps the typed ones", () => {
		const mine = { ...base, headline: "Mine" }
		const theirs = { ...base, text: "Theirs" }
		expect(mergeNewer(mine, base, theirs)).toEqual({
			values: { headline: "Mine", text: "Theirs", on: true },
			conflicts: [],
			followed: ["text"],
		})
	})

	it("names the fields that both changed, and removes nothing", () => {
		const mine = { ...base, headline: "Mine" }
		const theirs = { ...base, headline: "Theirs", on: false }
		expect(mergeNewer(mine, base, theirs)).toEqual({
			values: { headline: "Mine", text: "Two", on: false },
			conflicts: [{ field: "headline", theirs: "Theirs" }],
			followed: ["on"],
		})
	})

	it("finds no conflict if both typed the same", () => {
		const same = { ...base, headline: "Same" }
		expect(mergeNewer(same, base, same).conflicts).toEqual([])
	})
})
