import { describe, expect, it } from "vitest"
import { pageText } from "./page-text.mjs"

/** A 12-point line that begins `y` points above the page's lower edge. */
const line = (str: string, y: number) => ({ str, hasEOL: true, transform: [12, 0, 0, 12, 72, y], height: 12 })

describe("pageText", () => {
	it("keeps lines, and parts of a line together", () => {
		const parts = [{ ...line("Open", 700), hasEOL: false }, { ...line(" daily", 700) }, line("from nine.", 686)]
		expect(pageText(parts)).toBe("Open daily\nfrom nine.")
	})

	it("keeps the page's empty lines", () => {
		expect(pageText([line("Title", 700), line("One.", 660), line("Two.", 646)])).toBe("Title\n\nOne.\nTwo.")
	})

	it("joins a hyphenated word, but no list and no name", () => {
		expect(pageText([line("deliv-", 700), line("ery", 686)])).toBe("delivery")
		expect(pageText([line("Coca-", 700), line("Cola", 686)])).toBe("Coca-\nCola")
		expect(pageText([line("9-", 700), line("17", 686)])).toBe("9-\n17")
	})

	it("is empty for a page without text", () => {
		expect(pageText([])).toBe("")
		expect(pageText([{ str: " ", hasEOL: true, height: 0 }])).toBe("")
	})
})
