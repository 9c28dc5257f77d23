import { expect, it, vi } from "vitest"
import { isSecondPress } from "./is-second-press"

it.each([
	[{ detail: 1 }, 0, false],
	[{ detail: 2 }, 100, true],
	// A third and fourth click of a row, such as on Back, are meant.
	[{ detail: 4 }, 600, false],
	[{ detail: 1, pointerType: "touch" }, 100, true],
	[{ detail: 1, pointerType: "touch" }, 400, false],
])("%j, %i ms after its step came into view: %s", (click, since, expected) => {
	vi.spyOn(performance, "now").mockReturnValue(1000 + since)
	expect(isSecondPress(click, 1000)).toBe(expected)
})
