import { describe, expect, it } from "vitest"
import { moveItem } from "@/components/forms/order/move-item"
import { speedLabel } from "./speed-label"

describe("the carousel's rules", () => {
	it("names each speed by its range", () => {
		const bands: [number, string][] = [
			[10, "Fast"],
			[20, "Fast"],
			[21, "Medium"],
			[40, "Medium"],
			[41, "Slow"],
			[60, "Slow"],
			[61, "Very Slow"],
			[120, "Very Slow"],
		]
		for (const [seconds, label] of bands) expect(speedLabel(seconds), `${seconds} s`).toBe(label)
	})

	it("moves one image and keeps the others in order", () => {
		expect(moveItem(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"])
		expect(moveItem(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"])
		expect(moveItem(["a", "b"], 0, -1)).toEqual(["a", "b"])
		expect(moveItem(["a", "b"], 0, 9)).toEqual(["b", "a"])
	})
})
