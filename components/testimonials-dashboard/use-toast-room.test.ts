import { describe, expect, it } from "vitest"
import { clearBottom } from "./use-toast-room"

const place = { from: 24, height: 60, viewport: 800 }
const box = (top: number, bottom: number) => ({ top, bottom })

describe("clearBottom", () => {
	it("stays at the edge if nothing is below the toast", () => {
		expect(clearBottom([], place)).toBe(24)
		expect(clearBottom([box(100, 144), box(600, 644)], place)).toBe(24)
	})

	it("rises above the actions that it would cover, and above the next ones", () => {
		expect(clearBottom([box(740, 784)], place)).toBe(68)
		expect(clearBottom([box(650, 694), box(740, 784)], place)).toBe(158)
	})

	it("gives up where there is no room", () => {
		const everywhere = Array.from({ length: 20 }, (_, row) => box(row * 40, row * 40 + 36))
		expect(clearBottom(everywhere, place)).toBe(24)
	})
})
