import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { brandPalette } from "./brand-palette"
import { contrastOf, hexOf, oklchOf } from "./oklch"

const css = readFileSync(new URL("../../app/globals.css", import.meta.url), "utf8")

/** Reads a token of app/globals.css in both themes, so this test notices when the backgrounds change. */
function token(name: string): { light: string; dark: string } {
	const values = [...css.matchAll(new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`, "g"))]
	const [light, dark] = values.map(([, l, c, h]) => hexOf({ l: Number(l), c: Number(c), h: Number(h) }))
	return { light: light ?? expect.fail(name), dark: dark ?? expect.fail(name) }
}

const SUNKEN = token("sunken")
const PAPER = token("paper")
const COLORS = ["#000000", "#ffffff", "#ff0000", "#ffd400", "#00ff00", "#007aff", "#777777", "#1a1714", "#fef9ef"]

function expectReadable(color: string): void {
	const palette = brandPalette(color)
	if (!palette) expect.fail(`no palette for ${color}`)
	for (const theme of ["light", "dark"] as const) {
		const roles = palette[theme]
		expect(contrastOf(roles.accent, roles.onAccent)).toBeGreaterThanOrEqual(4.5)
		expect(contrastOf(roles.accentHover, roles.onAccent)).toBeGreaterThanOrEqual(4.5)
		expect(contrastOf(roles.accentText, SUNKEN[theme])).toBeGreaterThanOrEqual(4.5)
		expect(contrastOf(roles.accentText, roles.accentSoft)).toBeGreaterThanOrEqual(4.5)
		expect(contrastOf(roles.accent, PAPER[theme])).toBeGreaterThanOrEqual(1.3)
	}
}

describe("brandPalette", () => {
	it.each(COLORS)("keeps %s readable in both themes", (color) => {
		expectReadable(color)
	})

	it("makes any color readable", () => {
		const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`)
		fc.assert(fc.property(hex, expectReadable), { numRuns: 300 })
	})

	it("keeps a color unchanged that is already readable", () => {
		expect(brandPalette("#0b5fa5")?.light.accent).toBe("#0b5fa5")
	})

	it("keeps the hue of a color that it changes", () => {
		const yellow = oklchOf("#ffd400")?.h ?? 0
		const text = oklchOf(brandPalette("#ffd400")?.light.accentText ?? "")?.h ?? 0
		expect(Math.abs(text - yellow)).toBeLessThan(8)
	})

	it.each([null, "", "red", "#fff", "#12345g", "#123456; background: url(x)"])("has no result for %j", (color) => {
		expect(brandPalette(color)).toBeNull()
	})
})

it.each(COLORS)("%s survives the conversion to OKLCH and back", (color) => {
	const oklch = oklchOf(color)
	if (!oklch) expect.fail("not read")
	expect(hexOf(oklch)).toBe(color)
})
