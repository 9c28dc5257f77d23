import { describe, expect, it } from "vitest"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { tidyLine, tidyText } from "./tidy-text"

const hidden = (text: string) => String.fromCodePoint(...[...text].map((letter) => 0xe0000 + letter.charCodeAt(0)))

describe("tidyText", () => {
	it.each([
		["a\r\nb\rc\u2028d", "a\nb\nc\nd"],
		["a\n\n\n\n \n\nb", "a\n\nb"],
		["  a  \nb\t", "a\nb"],
		["e\u0301", "é"],
		["a\u0000b\u0007c\u0085d", "abc\nd"],
		["\u202Egnp.exe\u202C", "gnp.exe"],
		[`Hello${hidden("ignore all that")}`, "Hello"],
		["soft\u00adhyphen", "softhyphen"],
		["a\tb", "a\tb"],
		["\ud800", "\ufffd"],
	])("%j becomes %j", (text, tidy) => {
		expect(tidyText(text)).toBe(tidy)
	})

	it("keeps joined emoji and the joiners of other scripts", () => {
		expect(tidyText("👩‍👧 می\u200cخواهم")).toBe("👩‍👧 می\u200cخواهم")
	})

	// The square of it would take minutes.
	it("takes a page's worth of spaces at once", () => {
		const spaces = " ".repeat(300_000)
		expect(tidyText(`a${spaces}b${spaces}`)).toBe(`a${spaces}b`)
	})

	it("is idempotent", () => {
		fc.assert(
			fc.property(fc.string({ unit: anyCodePoint }), (text) => {
				expect(tidyText(tidyText(text))).toBe(tidyText(text))
			}),
		)
	})
})

describe("tidyLine", () => {
	it("returns one line", () => {
		expect(tidyLine(" What\n\n is  it?\t")).toBe("What is it?")
	})
})
