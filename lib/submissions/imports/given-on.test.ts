import { expect, it } from "vitest"
import { givenOn } from "./given-on"

const NOW = new Date("2026-11-24T09:00:00Z")

it.each([
	["2024-03-31", "2024-03-31T12:00:00.000Z"],
	["2024-3-1T08:00:00Z", "2024-03-01T12:00:00.000Z"],
	["2024/03/31", "2024-03-31T12:00:00.000Z"],
	["31.3.2024", "2024-03-31T12:00:00.000Z"],
	["3/4/2024", "2024-03-04T12:00:00.000Z"],
	["31/3/2024", "2024-03-31T12:00:00.000Z"],
	["Mar 31, 2024", "2024-03-31T12:00:00.000Z"],
	["March 3rd 2024", "2024-03-03T12:00:00.000Z"],
	["31 March 2024", "2024-03-31T12:00:00.000Z"],
	// Today, and a day that has only begun east of here.
	["2026-11-24", "2026-11-24T09:00:00.000Z"],
])("reads %s", (text, date) => expect(givenOn(text, NOW)?.toISOString()).toBe(date))

it.each(["", "soon", "2024-02-30", "13/13/2024", "1-2-3", "1800-01-01", "2026-11-26", "Foo 3, 2024", "2 weeks ago"])(
	"finds no day in %j",
	(text) => expect(givenOn(text, NOW)).toBe(null),
)
