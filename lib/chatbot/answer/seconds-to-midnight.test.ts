import { expect, it } from "vitest"
import { secondsToMidnight } from "./seconds-to-midnight"

it.each([
	["2026-11-20T00:00:00.000Z", 86_400],
	["2026-11-20T12:00:00.001Z", 43_200],
	["2026-11-20T23:59:59.999Z", 1],
])("is, from %s, %i s", (now, seconds) => {
	expect(secondsToMidnight(new Date(now))).toBe(seconds)
})
