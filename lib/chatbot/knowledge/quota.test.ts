import { describe, expect, it } from "vitest"
import { assertQuota } from "./quota"

describe("assertQuota", () => {
	it("allows 200 sources and no more", () => {
		expect(() => assertQuota({ sources: 199, bytes: 0 }, "text")).not.toThrow()
		expect(() => assertQuota({ sources: 200, bytes: 0 }, "text")).toThrow(
			"Your chatbot may have at most 200 knowledge sources. Delete one that is no longer needed first.",
		)
	})

	it("allows 2 MB of text and not one byte more", () => {
		expect(() => assertQuota({ sources: 1, bytes: 2_097_152 - 4 }, "éé")).not.toThrow()
		expect(() => assertQuota({ sources: 1, bytes: 2_097_152 - 4 }, "éé.")).toThrow(
			"Your chatbot's knowledge may hold at most 2 MB of text in all. Shorten or delete something first.",
		)
	})
})
