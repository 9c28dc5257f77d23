import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { afterCursor, decodeCursor, encodeCursor, paginate } from "./keyset"

describe("a cursor", () => {
	it("names time and id exactly", () => {
		fc.assert(
			fc.property(fc.nat({ max: 4_000_000_000_000 }), fc.uuid(), (time, id) => {
				expect(decodeCursor(encodeCursor({ createdAt: new Date(time), id }))).toEqual({ createdAt: new Date(time), id })
			}),
		)
	})

	it.each(["", "x", "MTIz", Buffer.from("1.not-a-uuid").toString("base64url"), "%E0", "💥"])("refuses %j", (text) => {
		expect(() => decodeCursor(text)).toThrow("cursor isn't valid")
	})
})

describe("paginate", () => {
	const rows = [3, 2, 1].map((time) => ({ createdAt: new Date(time), id: randomUUID() }))

	it("ends with the last row of the page while there are more", () => {
		const { rows: page, nextCursor } = paginate(rows, 2)
		expect(page).toEqual(rows.slice(0, 2))
		expect(decodeCursor(nextCursor ?? "")).toEqual(rows[1])
	})

	it("is null after the last page", () => {
		expect(paginate(rows, 3)).toEqual({ rows, nextCursor: null })
		expect(paginate([], 3)).toEqual({ rows: [], nextCursor: null })
	})
})

describe("afterCursor", () => {
	it("keeps the redundant bound that lets the index start at the right place", () => {
		const at = { createdAt: new Date(5), id: randomUUID() }
		expect(afterCursor(encodeCursor(at))).toMatchObject({ createdAt: { lte: at.createdAt } })
		expect(afterCursor(undefined)).toEqual({})
	})
})
