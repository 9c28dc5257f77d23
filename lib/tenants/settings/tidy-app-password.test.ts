import { expect, it } from "vitest"
import { tidyAppPassword } from "./tidy-app-password"

it.each([
	["gmail", "abcd efgh ijkl mnop", "abcdefghijklmnop"],
	["gmail", " abcdefgh ijklmnop\u00a0", "abcdefghijklmnop"],
	["yahoo", "abcd\u00a0efgh\u00a0ijkl\u00a0mnop", "abcdefghijklmnop"],
	["outlook", " correct horse battery ", "correct horse battery"],
	["icloud", "abcd-efgh-ijkl-mnop", "abcd-efgh-ijkl-mnop"],
	["gmail", "   ", ""],
])("%s: %j becomes %j", (provider, typed, expected) => {
	expect(tidyAppPassword(provider, typed)).toBe(expected)
})
