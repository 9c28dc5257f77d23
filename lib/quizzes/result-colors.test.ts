import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { contrastOf } from "@/lib/tenants/oklch"
import { RESULT_DESIGN } from "./defaults"
import { resultColors } from "./result-colors"

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`)

describe("resultColors", () => {
	it("stays readable whatever three colours are chosen", () => {
		fc.assert(
			fc.property(color, color, color, (background_color, text_color, accent_color) => {
				const colors = resultColors({ background_color, text_color, accent_color })
				expect(colors.background).toBe(background_color)
				for (const text of [colors.text, colors.muted, colors.accentText]) {
					expect(contrastOf(text, colors.background)).toBeGreaterThanOrEqual(4.5)
				}
				expect(contrastOf(colors.accent, colors.background)).toBeGreaterThanOrEqual(3)
				expect(contrastOf(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5)
			}),
		)
	})

	it("leaves alone what is readable already", () => {
		const colors = resultColors(RESULT_DESIGN)
		expect([colors.text, colors.accent]).toEqual([RESULT_DESIGN.text_color, RESULT_DESIGN.accent_color])
	})

	it("turns white on white into something to read", () => {
		const all = { background_color: "#ffffff", text_color: "#ffffff", accent_color: "#ffffff" }
		expect(resultColors(all).text).not.toBe("#ffffff")
	})
})
