import { describe, expect, it } from "vitest"
import { searchTerms } from "./search-terms"

describe("searchTerms", () => {
	it.each([
		["What are your opening hours?", ["opening", "hours"]],
		["OPENING, opening; Opening!", ["opening"]],
		["Wie sind die Öffnungszeiten am Samstag?", ["öffnungszeiten", "samstag"]],
		["Spaß, ΝΙΚΟΣ, kılavuz", ["spaß", "νικος", "kılavuz"]],
		["Do you ship to 8010?", ["ship", "8010"]],
		["営業時間は？", ["営業時間は"]],
		["what is it", []],
		["a | b & !c:* <-> 'd'", ["b", "c", "d"]],
		["", []],
	])("%j", (question, terms) => {
		expect(searchTerms(question)).toEqual(terms)
	})

	it("has a limit", () => {
		const question = Array.from({ length: 500 }, (_, index) => `word${index}`).join(" ")
		expect(searchTerms(question)).toHaveLength(16)
		expect(searchTerms("x".repeat(2000))).toEqual([])
	})
})
