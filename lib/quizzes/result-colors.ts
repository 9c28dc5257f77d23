import type { ResultDesign } from "@/lib/client/contract"
import { contrastOf, hexOf, oklchOf } from "@/lib/tenants/oklch"

/** What a result is drawn in, `#rrggbb` each; any three colours that somebody chose stay readable. */
export interface ResultColors {
	background: string
	/** 4.5:1 on the background, as muted and accentText. */
	text: string
	muted: string
	accentText: string
	/** Shapes: 3:1 on the background. */
	accent: string
	/** Text on the accent, 4.5:1. */
	onAccent: string
	/** A wash and a hairline, which carry no meaning alone. */
	soft: string
	line: string
}

const TEXT_CONTRAST = 4.5
const SHAPE_CONTRAST = 3
const STEP = 0.01
const BLACK = "#000000"
const WHITE = "#ffffff"

/** Pure. Each colour keeps its hue and moves in lightness no further than it must. */
export function resultColors(
	design: Pick<ResultDesign, "background_color" | "text_color" | "accent_color">,
): ResultColors {
	const background = design.background_color
	const text = readable(design.text_color, background, TEXT_CONTRAST)
	const accent = readable(design.accent_color, background, SHAPE_CONTRAST)
	const faded = mixed(text, background, 0.25)
	return {
		background,
		text,
		muted: contrastOf(faded, background) >= TEXT_CONTRAST ? faded : text,
		accentText: readable(design.accent_color, background, TEXT_CONTRAST),
		accent,
		// Of pure black and pure white one always has 4.58:1.
		onAccent: contrastOf(accent, WHITE) >= TEXT_CONTRAST ? WHITE : better(accent),
		soft: mixed(background, text, 0.1),
		line: mixed(background, text, 0.18),
	}
}

const better = (ground: string) => (contrastOf(ground, WHITE) >= contrastOf(ground, BLACK) ? WHITE : BLACK)

function readable(color: string, ground: string, contrast: number): string {
	const end = better(ground)
	const wanted = oklchOf(color)
	if (!wanted) return end
	if (contrastOf(color, ground) >= contrast) return color
	const step = end === WHITE ? STEP : -STEP
	for (let l = wanted.l + step; l > 0 && l < 1; l += step) {
		const moved = hexOf({ ...wanted, l })
		if (contrastOf(moved, ground) >= contrast) return moved
	}
	return end
}

/** `share` of the other colour, 0 to 1. */
function mixed(one: string, other: string, share: number): string {
	const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
	const bytes = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share))
	return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`
}
