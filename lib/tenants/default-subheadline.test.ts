import { expect, it } from "vitest"
import { defaultSubheadline } from "./default-subheadline"

it.each([
	[10, false, true],
	[120, false, true],
	[120, true, true],
	[121, false, false],
	[600, true, false],
])("up to %i seconds, written ones accepted: %s, promises two minutes: %s", (maxDurationSeconds, acceptWritten, is) => {
	const text = defaultSubheadline({ maxDurationSeconds, acceptWritten })
	expect(text.includes("two minutes")).toBe(is)
	expect(text.includes("a few lines")).toBe(acceptWritten)
})
