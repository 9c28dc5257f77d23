import { describe, expect, it } from "vitest"
import { isSaid } from "./is-said"

const SPOKEN =
	"I wasn’t able to sleep. They were unable to help, but Müller was, well, not bad at all! 一番好きな店です。"

describe("isSaid", () => {
	it.each([
		"They were unable to help",
		"“they WERE unable to help…”",
		"I wasn't able to sleep — they were",
		"Mu\u0308ller was well not bad",
		"好きな店",
	])("accepts %j: whole words in a row, whatever their case and punctuation", (quote) => {
		expect(isSaid(quote, SPOKEN)).toBe(true)
	})

	it.each([
		["able to help", "half of a word"],
		["Müller was bad", "a word left out"],
		["to sleep … but Müller", "words left out where dots stand"],
		["They were able to help", "other words"],
		["…", "no words"],
		["", "nothing"],
		["They were unable to help ★★★★★", "stars that no one said"],
		["They were \u202eunable to help", "a mark that turns the line around"],
	])("refuses %j: %s", (quote) => {
		expect(isSaid(quote, SPOKEN)).toBe(false)
	})
})
