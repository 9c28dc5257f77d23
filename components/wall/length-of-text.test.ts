import { expect, it } from "vitest"
import { lengthOfText } from "./length-of-text"

it.each([
	[1, 220, "short"],
	[1, 221, "long on a phone"],
	[1, 400, "long on a phone"],
	[1, 401, "long"],
	// Lines that end early take as much room as whole ones.
	[5, 3, "short"],
	[8, 3, "long on a phone"],
	[20, 3, "long"],
] as const)("%i lines of %i characters are %s", (lines, characters, expected) => {
	expect(lengthOfText(Array(lines).fill("x".repeat(characters)).join("\n"))).toBe(expected)
})
