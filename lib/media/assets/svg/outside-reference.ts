/**
 * Finds what would make a browser fetch or run something, in any text of an SVG: attributes, animation values, styles.
 * Allowed are `#fragment` and a data: raster, and nothing else that looks like an address; refusing an odd caption costs
 * somebody a minute, missing an address costs every visitor.
 */
const RASTER = /data:image\/(?:png|jpe?g|gif|webp);base64,([a-z0-9+/=\s]*)/gi
/** PNG, JPEG, GIF, RIFF: a raster is what its bytes are, here as well. */
const RASTER_BYTES = /^(89504e470d0a1a0a|ffd8ff|47494638|52494646)/

function isRaster(base64: string): boolean {
	const start = base64.slice(0, 64).replace(/\s/g, "").slice(0, 16)
	return RASTER_BYTES.test(Buffer.from(start, "base64").toString("hex"))
}

function withoutRasters(text: string): string {
	return text.replace(RASTER, (whole, base64: string) => (isRaster(base64) ? "" : whole))
}

/** `\75rl(` is `url(` to a style sheet (CSS Syntax 3, 4.3.7). */
function withoutEscapes(text: string): string {
	return text
		.replace(/\\([0-9a-f]{1,6})(\r\n|[ \t\n\r\f])?/gi, (_, hex: string) => {
			const code = Number.parseInt(hex, 16)
			return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd"
		})
		.replace(/\\(\r\n|[\n\r\f])/g, "")
		.replace(/\\(.)/g, "$1")
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?(\*\/|$)/g, "")
/** The URL parser drops these wherever they stand. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const withoutInvisible = (text: string) => text.replace(/[\u0000-\u001f\u007f\u00ad\u200b-\u200f\ufeff]/g, "")

/** Comments may hide an address, or only seem to be one inside a string: each reading counts. */
function readings(text: string): Set<string> {
	const plain = withoutRasters(text)
	const decoded = withoutEscapes(plain)
	const all = [plain, decoded, withoutComments(decoded), withoutEscapes(withoutComments(plain))]
	return new Set(all.flatMap((reading) => [reading, withoutInvisible(reading)].map((each) => each.toLowerCase())))
}

const FETCHING_STYLES = [
	/@import/,
	/image-set\s*\(|\bimage\s*\(|\bsrc\s*\(|cross-fade\s*\(|\belement\s*\(|expression\s*\(/,
	/-moz-binding|(^|[;{\s])behavior\s*:/,
]
const ADDRESSES = [
	/(java|vb|live)script\s*:/,
	/\b(https?|ftps?|wss?|blob|filesystem|view-source|jar|mhtml|gopher)\s*:/,
	/\bfile\s*:\s*[/\\]|\bdata\s*:\s*[\w*+.-]*\s*[/,;]/,
	/\/\/|\\\\/,
]
/** A quote, then a fragment; nothing at all is what a raster leaves behind. */
const INSIDE_URL = /^\s*["']?\s*(#[^"'()\\\s]*)?\s*["']?\s*\)/

function urlsStayInside(text: string): boolean {
	return text
		.split(/url\s*\(/)
		.slice(1)
		.every((rest) => INSIDE_URL.test(rest.slice(0, 1000)))
}

/**
 * In an attribute's value or a style sheet. `isLabel`: nothing reads it as a style, so that a layer may be called
 * "Image (1)"; an address it must not hold all the same.
 */
export function refersOutside(text: string, { isLabel = false } = {}): boolean {
	if (!/[:(@/\\]/.test(text)) return false
	for (const reading of readings(text)) {
		if (ADDRESSES.some((pattern) => pattern.test(reading))) return true
		if (isLabel) continue
		if (!urlsStayInside(reading) || FETCHING_STYLES.some((pattern) => pattern.test(reading))) return true
	}
	return false
}

/** In a value that is an address as a whole: href, and what an animation sets an href to. */
export function staysInside(address: string): boolean {
	const text = address.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, "")
	if (text === "" || /^#\S*$/.test(text)) return true
	return /^data:/i.test(text) && withoutRasters(text) === ""
}
