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
	["محمد سعيد", "م"],
	["किरण शर्मा", "किश"],
	["E\u0301lodie", "E\u0301"],
	["山田 太郎", "山太"],
	["", "?"],
])("initials of %s: %s", (name, initials) => {
	expect(initialsOf(name)).toBe(initials)
})
