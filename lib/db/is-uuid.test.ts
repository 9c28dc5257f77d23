import { randomUUID } from "node:crypto"
import { describe, expect, it } from "vitest"
import { isUuid } from "./is-uuid"

describe("isUuid", () => {
	it("accepts what PostgreSQL makes, in either case", () => {
		expect(isUuid("0198f4a2-7c1b-7def-8a90-0123456789ab")).toBe(true)
		expect(isUuid(randomUUID().toUpperCase())).toBe(true)
	})

	it.each(["", "0198f4a2", "0198f4a2-7c1b-7def-8a90-0123456789ab\n", "{0198f4a2-7c1b-7def-8a90-0123456789ab}"])(
		"refuses %j",
		(text) => {
			expect(isUuid(text)).toBe(false)
		},
	)
})
