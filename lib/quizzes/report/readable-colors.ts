import type { ResultDesign } from "../answers"

export interface ReportColors {
	background: string
	text: string
	muted: string
	accent: string
	accentText: string
	/** Text on the accent. */
	onAccent: string
	/** For lines, and for the track behind bars and the gauge. */
	track: string
}

type Rgb = readonly [red: number, green: number, blue: number]

const eachOf = ([red, green, blue]: Rgb, change: (part: number, at: 0 | 1 | 2) => number): Rgb => [
	change(red, 0),
	change(green, 1),
	change(blue, 2),
]

/** WCAG 2.2: 4.5 for text, 3 for graphics. */
const TEXT_CONTRAST = 4.5
const GRAPHIC_CONTRAST = 3
const STEPS = 20

const parse = (color: string): Rgb => {
	const value = Number.parseInt(color.slice(1), 16)
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const format = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`

function luminance(color: string): number {
	const [red, green, blue] = eachOf(parse(color), (part) => {
		const share = part / 255
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
	})
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** By WCAG, 1 to 21. */
export function contrast(a: string, b: string): number {
	const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
	return (light + 0.05) / (dark + 0.05)
}

function mix(from: string, to: string, share: number): string {
	const target = parse(to)
	return format(eachOf(parse(from), (part, at) => part + (target[at] - part) * share))
}

const blackOrWhite = (background: string) =>
	contrast("#000000", background) >= contrast("#ffffff", background) ? "#000000" : "#ffffff"

/** A dark background needs a light plate under a logo that was drawn for paper. */
export const isDark = (background: string) => blackOrWhite(background) === "#ffffff"

/** Moves the wanted color toward `target` only as far as the contrast requires. */
function moved(wished: string, target: string, background: string, atLeast: number): string {
	for (let step = 0; step <= STEPS; step += 1) {
		const candidate = mix(wished, target, step / STEPS)
		if (contrast(candidate, background) >= atLeast) return candidate
	}
	return target
}

/** Adjusts the design's colors that are unreadable on their background. */
export function readableColors(
	design: Pick<ResultDesign, "background_color" | "text_color" | "accent_color">,
): ReportColors {
	const background = design.background_color.toLowerCase()
	const strongest = blackOrWhite(background)
	const wished = design.text_color.toLowerCase()
	const text = contrast(wished, background) >= TEXT_CONTRAST ? wished : strongest
	const accent = moved(design.accent_color.toLowerCase(), strongest, background, GRAPHIC_CONTRAST)
	return {
		background,
		text,
		muted: moved(mix(text, background, 0.35), text, background, TEXT_CONTRAST),
		accent,
		accentText: moved(accent, strongest, background, TEXT_CONTRAST),
		onAccent: blackOrWhite(accent),
		track: mix(background, text, 0.12),
	}
}
