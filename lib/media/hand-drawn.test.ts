import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { HAND_DRAWN } from "./hand-drawn"

it("has one drawing: the widgets of other websites draw the line of the product's own pages", () => {
	expect(readFileSync("public/widget.js", "utf8").split(HAND_DRAWN)).toHaveLength(2)
})
