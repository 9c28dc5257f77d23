import { expect, it } from "vitest"
import { pauseFor } from "./pause"

it.each([
	[1000, 0, 1000],
	[1000, 0.2, 1000],
	[1000, 4, 4000],
	[1000, 86_400, 10_000],
])("with %d ms of our own and a Crawl-delay of %d s waits %d ms", (own, theirs, pause) => {
	expect(pauseFor(own, theirs)).toBe(pause)
})
