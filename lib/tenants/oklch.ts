/** Lightness 0 to 1, chroma, hue in degrees. */
export interface Oklch {
	l: number
	c: number
	h: number
}

type Rgb = [red: number, green: number, blue: number]

/** Undefined for anything but `#rrggbb`. */
export function oklchOf(hex: string): Oklch | undefined {
	const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
	if (!match) return undefined
	const [r, g, b] = match.slice(1).map((pair) => linear(Number.parseInt(pair, 16) / 255)) as Rgb
	// Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/
	const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
	const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
	const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
	const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z
	const bb = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z
	const hue = (Math.atan2(bb, a) * 180) / Math.PI
	return { l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z, c: Math.hypot(a, bb), h: (hue + 360) % 360 }
}

/** The nearest color that screens can show: less chroma, same lightness and hue. */
export function hexOf({ l, c, h }: Oklch): string {
	let chroma = c
	let rgb = toLinear(l, chroma, h)
	while (chroma > 0 && rgb.some((part) => part < -0.0005 || part > 1.0005)) {
		chroma = chroma < 0.002 ? 0 : chroma - 0.002
		rgb = toLinear(l, chroma, h)
	}
	return `#${rgb.map((part) => byte(part).toString(16).padStart(2, "0")).join("")}`
}

/** The WCAG 2 contrast of two `#rrggbb` colors, 1 to 21. */
export function contrastOf(one: string, other: string): number {
	const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
	return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
	const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Rgb
	return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(part: number): number {
	return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function byte(part: number): number {
	const clamped = Math.min(1, Math.max(0, part))
	const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
	return Math.round(encoded * 255)
}

function toLinear(lightness: number, chroma: number, hue: number): Rgb {
	const a = chroma * Math.cos((hue * Math.PI) / 180)
	const b = chroma * Math.sin((hue * Math.PI) / 180)
	const x = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
	const y = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
	const z = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
	return [
		4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
		-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
		-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
	]
}
