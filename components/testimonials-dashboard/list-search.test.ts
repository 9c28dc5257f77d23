import { describe, expect, it } from "vitest"
import { listHref, readListSearch } from "./list-search"

describe("readListSearch", () => {
	it("uses the first of repeated parameters, trimmed, and ignores an unknown status", () => {
		expect(readListSearch({ status: ["approved", "x"], q: " jane ", cursor: "c" })).toEqual({
			status: "approved",
			q: "jane",
			tag: undefined,
			pinned: undefined,
			cursor: "c",
		})
		expect(readListSearch({ status: "shared", q: "  " })).toEqual({
			status: undefined,
			q: undefined,
			tag: undefined,
			pinned: undefined,
			cursor: undefined,
		})
	})

	it("reads a kind that there is", () => {
		expect([readListSearch({ kind: "written" }).kind, readListSearch({ kind: "song" }).kind]).toEqual([
			"written",
			undefined,
		])
	})
})

describe("listHref", () => {
	it("keeps the base's own query and escapes the search text", () => {
		expect(listHref("/admin/platform/dashboard?tab=testimonials", { q: "a&b", status: "pending" })).toBe(
			"/admin/platform/dashboard?tab=testimonials&status=pending&q=a%26b",
		)
	})

	it("is the bare path without a filter", () => {
		expect(listHref("/admin/demo/dashboard", {})).toBe("/admin/demo/dashboard")
	})
})
