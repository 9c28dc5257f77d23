import { expect, it } from "vitest"
import { money } from "./money"

it.each([
	[0, "$0.00"],
	[0.000_4, "under $0.01"],
	[0.01, "$0.01"],
	[1234.567, "$1,234.57"],
])("%d reads %s", (usd, text) => {
	expect(money(usd)).toBe(text)
})
