import { expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { contrast, readableColors } from "./readable-colors"

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`)

it("makes every text and drawing readable on every background", () => {
	fc.assert(
		fc.property(color, color, color, (background_color, text_color, accent_color) => {
			const colors = readableColors({ background_color, text_color, accent_color })
			for (const name of ["text", "muted", "accentText"] as const) {
				expect(contrast(colors[name], colors.background)).toBeGreaterThanOrEqual(4.5)
			}
			expect(contrast(colors.accent, colors.background)).toBeGreaterThanOrEqual(3)
			expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5)
			for (const value of Object.values(colors)) expect(value).toMatch(/^#[0-9a-f]{6}$/)
		}),
	)
})

it("keeps readable colors unchanged", () => {
	const design = { background_color: "#FFFFFF", text_color: "#1a1714", accent_color: "#007aff" }
	expect(readableColors(design)).toMatchObject({ background: "#ffffff", text: "#1a1714", accent: "#007aff" })
})
