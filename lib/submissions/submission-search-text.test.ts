import { describe, expect, it } from "vitest"
import { foldSearchText } from "@/lib/db/fold-search-text"
import { submissionSearchText } from "./submission-search-text"

describe("submissionSearchText", () => {
	const stored = submissionSearchText({ name: "Ömer ÖZIL", email: "o@example.com", website: "https://Example.com" })

	it.each(["Ömer", "özil", "ÖZIL", "O\u0308ZIL", "mer öz", "EXAMPLE.COM"])("contains %s", (asked) => {
		expect(stored).toContain(foldSearchText(asked))
	})

	it("works without a website", () => {
		expect(submissionSearchText({ name: "Ada", email: "ada@example.com", website: null })).toMatch(
			/^ada ada@example\.com *$/,
		)
	})

	it("finds a word that ends elsewhere than in the name", () => {
		expect(submissionSearchText({ name: "ΠΑΠΑΣΟΥ", email: "" })).toContain(foldSearchText("ΠΑΠΑΣ"))
	})
})
