import { describe, expect, it } from "vitest"
import { assertQuota } from "./quota"

describe("assertQuota", () => {
	it("allows 200 sources and no more", () => {
		expect(() => assertQuota({ sources: 199, bytes: 0 }, "text")).not.toThrow()
		expect(() => assertQuota({ sources: 200, bytes: 0 }, "text")).toThrow(
			"Your chatbot can have up to 200 knowledge sources. Delete one you no longer need first.",
		)
	})

	it("allows 2 MB of text and not one byte more", () => {
		expect(() => assertQuota({ sources: 1, bytes: 2_097_152 - 4 }, "éé")).not.toThrow()
		expect(() => assertQuota({ sources: 1, bytes: 2_097_152 - 4 }, "éé.")).toThrow(
			"Your chatbot's knowledge can hold up to 2 MB of text in total. Shorten or delete something first.",
		)
	})

	it("counts several texts together", () => {
		expect(() => assertQuota({ sources: 198, bytes: 2_097_152 - 8 }, "text", "text")).not.toThrow()
		expect(() => assertQuota({ sources: 199, bytes: 0 }, "text", "text")).toThrow("200 knowledge sources")
		expect(() => assertQuota({ sources: 0, bytes: 2_097_152 - 7 }, "text", "text")).toThrow("2 MB of text")
	})
})
