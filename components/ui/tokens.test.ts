import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const css = readFileSync(new URL("../../app/globals.css", import.meta.url), "utf8")
const [lightBlock, darkBlock] = [...css.matchAll(/:root \{([^}]*)\}/g)].map((match) => match[1] ?? "")

type Linear = [number, number, number]

/** Opaque OKLCH tokens of one block, as linear sRGB. */
function tokens(block: string): Map<string, Linear> {
	const found = [...block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)]
	return new Map(found.map(([, name, l, c, h]) => [name ?? "", toLinear(Number(l), Number(c), Number(h))]))
}

// Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/
function toLinear(lightness: number, chroma: number, hue: number): Linear {
	const a = chroma * Math.cos((hue * Math.PI) / 180)
	const b = chroma * Math.sin((hue * Math.PI) / 180)
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
	const clamp = (value: number) => Math.min(1, Math.max(0, value))
	return [
		clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
		clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
		clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
	]
}

function contrast(one: Linear, other: Linear): number {
	const luminance = ([r, g, b]: Linear) => 0.2126 * r + 0.7152 * g + 0.0722 * b
	const [high, low] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number]
	return (high + 0.05) / (low + 0.05)
}

const AREAS = [
	"area-home",
	"area-testimonial",
	"area-chat",
	"area-quiz",
	"area-tenant",
	"area-platform",
	"area-chatbot",
]
const GROUNDS = ["paper", "surface", "sunken", ...AREAS]
const SOFT = ["accent-soft", "success-soft", "warning-soft", "danger-soft"]
const TEXT_ON: [string, string[]][] = [
	["ink", [...GROUNDS, ...SOFT]],
	["ink-muted", GROUNDS],
	["accent-text", [...GROUNDS, "accent-soft"]],
	["success", [...GROUNDS, "success-soft"]],
	["warning", [...GROUNDS, "warning-soft"]],
	["danger", [...GROUNDS, "danger-soft"]],
	["on-accent", ["accent", "accent-hover"]],
	["on-danger", ["danger", "danger-hover"]],
	["on-recording", ["recording"]],
	["on-stage", ["stage"]],
]

describe.each([
	["light", lightBlock ?? ""],
	["dark", darkBlock ?? ""],
])("%s theme", (_, block) => {
	const theme = tokens(block)
	const color = (name: string) => theme.get(name) ?? expect.fail(`--${name} is missing`)

	it.each(TEXT_ON)("keeps %s at 4.5:1 on every background", (text, grounds) => {
		for (const ground of grounds) {
			expect(contrast(color(text), color(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
		}
	})

	it.each(["line-strong", "focus"])("keeps %s, a control's border, at 3:1", (edge) => {
		for (const ground of GROUNDS) {
			expect(contrast(color(edge), color(ground)), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3)
		}
	})
})

it("defines every color for both themes", () => {
	expect([...tokens(darkBlock ?? "").keys()]).toEqual([...tokens(lightBlock ?? "").keys()])
})
