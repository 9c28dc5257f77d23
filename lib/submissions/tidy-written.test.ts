import { expect, it } from "vitest"
import { tidyWritten } from "./tidy-written"

it.each([
	["  One.\r\nTwo.  \r\rThree.\n", "One.\nTwo.\n\nThree."],
	["One.\n\n\n \t\n\nTwo.", "One.\n\nTwo."],
	["  indented\n  keeps its indent", "indented\n  keeps its indent"],
	[" \u00a0\n\u3000 ", ""],
])("makes one text of %j", (typed, tidy) => {
	expect(tidyWritten(typed)).toBe(tidy)
	expect(tidyWritten(tidy)).toBe(tidy)
})

it("takes no longer for a text of blanks, which a stranger may send", () => {
	const blanks = " ".repeat(60_000)
	expect(tidyWritten(`${blanks}a${blanks}b`)).toBe(`a${blanks}b`)
})
