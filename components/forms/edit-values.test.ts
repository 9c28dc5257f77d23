import { describe, expect, it } from "vitest"
import { changedValues, mergeNewer } from "./edit-values"

const base = { headline: "One", text: "Two", on: true }

describe("changedValues", () => {
	it("keeps what differs, a cleared text and a switched flag included", () => {
		expect(changedValues({ headline: "", text: "Two", on: false }, base)).toEqual({ headline: "", on: false })
	})
})

describe("mergeNewer", () => {
	it("follows the others where nothing was typed here, and keeps what was", () => {
		const mine = { ...base, headline: "Mine" }
		const theirs = { ...base, text: "Theirs" }
		expect(mergeNewer(mine, base, theirs)).toEqual({
			values: { headline: "Mine", text: "Theirs", on: true },
			conflicts: [],
			followed: ["text"],
		})
	})

	it("names what both changed, and takes nothing away", () => {
		const mine = { ...base, headline: "Mine" }
		const theirs = { ...base, headline: "Theirs", on: false }
		expect(mergeNewer(mine, base, theirs)).toEqual({
			values: { headline: "Mine", text: "Two", on: false },
			conflicts: [{ field: "headline", theirs: "Theirs" }],
			followed: ["on"],
		})
	})

	it("finds no conflict where both typed the same", () => {
		const same = { ...base, headline: "Same" }
		expect(mergeNewer(same, base, same).conflicts).toEqual([])
	})
})
