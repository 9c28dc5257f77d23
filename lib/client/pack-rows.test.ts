import { expect, it } from "vitest"
import { packRows, unpackRows } from "./pack-rows"

it("restores every row unchanged, and no rows from none", () => {
	const rows = [
		{ id: "a", name: "Ada", website: null, tags: ["x"] },
		{ id: "b", name: "Bob", website: "https://bob.example", tags: [] },
	]
	expect(unpackRows(packRows(rows))).toEqual(rows)
	expect(unpackRows(packRows([]))).toEqual([])
})
