import { expect, it } from "vitest"
import { initialsOf } from "./initials-of"

it.each([
	["AI Assistant", "AI"],
	["Grace Hopper", "GH"],
	["grace brewster murray hopper", "GB"],
	["Élodie", "É"],
	["  Bo  ", "B"],
	["(Ask) me", "AM"],
	["😀", "?"],
	["", "?"],
])("initials of %s: %s", (name, initials) => {
	expect(initialsOf(name)).toBe(initials)
})
