import { describe, expect, it } from "vitest"
import { parseList } from "./parse-list"

describe("parseList", () => {
	it.each([
		['["What do you cost?", " Where are you? "]', ["What do you cost?", "Where are you?"]],
		['["a", "", "a", " "]', ["a"]],
		["[]", []],
		["", []],
		["  ", []],
	])("%j is %j", (text, list) => {
		expect(parseList(text)).toEqual(list)
	})

	it.each(["{}", "null", '"a"', "[1]", "[null]", '[["a"]]', "[", "a, b", "[".repeat(50_000)])(
		"refuses another format: case %#",
		(text) => {
			expect(parseList(text)).toBeNull()
		},
	)
})
