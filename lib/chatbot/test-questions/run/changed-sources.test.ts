import { expect, it } from "vitest"
import { changedSources, changesBehind } from "./changed-sources"

it("tells what was added, changed, and deleted", () => {
	expect(changedSources({ same: 1, changed: 1, gone: 1 }, { same: 1, changed: 2, fresh: 2 })).toEqual([
		{ id: "changed", change: "changed" },
		{ id: "fresh", change: "added" },
		{ id: "gone", change: "deleted" },
	])
	expect(changedSources({ same: 1 }, { same: 1 })).toEqual([])
})

it("names the changes that a question has to do with, or else any three", () => {
	const changes = ["a", "b", "c", "d"].map((id) => ({ id, change: "changed" as const }))
	expect(changesBehind(changes, [null, "d", "x", "b", "d"]).map(({ id }) => id)).toEqual(["d", "b"])
	expect(changesBehind(changes, ["x"]).map(({ id }) => id)).toEqual(["a", "b", "c"])
	expect(changesBehind([], ["a"])).toEqual([])
})
