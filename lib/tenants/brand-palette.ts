import { contrastOf, hexOf, type Oklch, oklchOf } from "./oklch"

/** The accent roles of app/globals.css, as `#rrggbb`. */
export interface AccentRoles {
	accent: string
	accentHover: string
	onAccent: string
	accentText: string
	accentSoft: string
}

export interface BrandPalette {
	light: AccentRoles
	dark: AccentRoles
}

interface Theme {
	/** `hardest`: the background on which this theme's text is hardest to read. */
	paper: string
	hardest: string
	soft: { l: number; c: number }
	step: 1 | -1
}

// Both values follow the tokens of app/globals.css; --sunken is the hardest background.
const LIGHT: Theme = {
	paper: hexOf({ l: 0.978, c: 0.007, h: 85 }),
	hardest: hexOf({ l: 0.955, c: 0.009, h: 85 }),
	soft: { l: 0.945, c: 0.022 },
	step: -1,
}
const DARK: Theme = {
	paper: hexOf({ l: 0.19, c: 0.008, h: 70 }),
	hardest: hexOf({ l: 0.26, c: 0.01, h: 70 }),
	soft: { l: 0.29, c: 0.04 },
	step: 1,
}

const WHITE = "#fffdfa"
const INK = "#1a1714"
const TEXT_CONTRAST = 4.5
/** Below this, a filled button has no visible shape: a white brand on paper, a black one at night. */
const SHAPE_CONTRAST = 1.35
const STEP = 0.005

/** Keeps the color's hue, and its lightness as far as 4.5:1 allows. Null for anything but `#rrggbb`. */
export function brandPalette(color: string | null): BrandPalette | null {
	const brand = color ? oklchOf(color) : undefined
	return brand ? { light: rolesFor(brand, LIGHT), dark: rolesFor(brand, DARK) } : null
}

function rolesFor(brand: Oklch, theme: Theme): AccentRoles {
	const shaped = moved(brand, theme.step, (hex) => contrastOf(hex, theme.paper) >= SHAPE_CONTRAST)
	const onAccent = contrastOf(hexOf(shaped), WHITE) >= contrastOf(hexOf(shaped), INK) ? WHITE : INK
	const away = onAccent === WHITE ? -1 : 1
	const readable = (hex: string) => contrastOf(hex, onAccent) >= TEXT_CONTRAST
	const fill = moved(shaped, away, readable)
	const soft = { l: theme.soft.l, c: Math.min(theme.soft.c, brand.c), h: brand.h }
	const accentSoft = hexOf(soft)
	const text = moved(
		brand,
		theme.step,
		(hex) => contrastOf(hex, theme.hardest) >= TEXT_CONTRAST && contrastOf(hex, accentSoft) >= TEXT_CONTRAST,
	)
	return {
		accent: hexOf(fill),
		accentHover: hexOf(hovered(fill, away)),
		onAccent,
		accentText: hexOf(text),
		accentSoft,
	}
}

function moved(color: Oklch, direction: 1 | -1, fits: (hex: string) => boolean): Oklch {
	let next = color
	while (!fits(hexOf(next)) && (direction === 1 ? next.l < 1 : next.l > 0)) {
		next = { ...next, l: Math.min(1, Math.max(0, next.l + direction * STEP)) }
	}
	return next
}

/** Away from the text's color, so that contrast grows; a color at the end of the scale moves back a little. */
function hovered(fill: Oklch, away: 1 | -1): Oklch {
	const l = fill.l + away * 0.06
	if (l >= 0.08 && l <= 0.97) return { ...fill, l }
	return { ...fill, l: fill.l - away * 0.06 }
}
