import { describe, expect, it } from "vitest"
import { foldText, searchText } from "./search-text"

describe("searchText", () => {
	const stored = searchText({ name: "Ömer ÖZIL", email: "o@example.com", website: "https://Example.com" })

	it.each(["Ömer", "özil", "ÖZIL", "O\u0308ZIL", "mer öz", "EXAMPLE.COM"])("holds %s", (asked) => {
		expect(stored).toContain(foldText(asked))
	})

	it("does without a website", () => {
		expect(searchText({ name: "Ada", email: "ada@example.com", website: null })).toBe("ada ada@example.com ")
	})

	it("finds a word that ends in another place than it does in the name", () => {
		expect(searchText({ name: "ΠΑΠΑΣΟΥ", email: "" })).toContain(foldText("ΠΑΠΑΣ"))
	})
})
