// Finds what would make a browser fetch or run something. Only `#fragment` and a data: raster may look like an address.
// Refusing an odd caption costs one admin a minute; missing an address costs every visitor.
/** Matches up to what may end an address, since "url" could also be four characters of a picture. */
const RASTER = /data:image\/(?:png|jpe?g|gif|webp);base64,([a-z0-9+/=\s]*)(?=["')]|$)/gi
/** PNG, JPEG, GIF, RIFF: the bytes decide what is a raster. */
const RASTER_BYTES = /^(89504e470d0a1a0a|ffd8ff|47494638|52494646)/

/** Without its rasters. Each reading costs a few milliseconds at this length. */
const MAX_CHARACTERS = 400_000

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
/** The URL parser drops these characters anywhere in an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const withoutInvisible = (text: string) => text.replace(/[\u0000-\u001f\u007f\u00ad\u200b-\u200f\ufeff]/g, "")

/** A comment may hide an address, or only look like a comment because it is in a string: check every reading. */
function readings(plain: string): Set<string> {
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
	// Bounded, since two unbounded runs side by side take quadratic time over five million spaces.
	/\bfile:\s{0,8}[/\\]|\bdata:\s{0,8}[\w*+.-]{0,80}\s{0,8}[/,;]/,
	/\/\/|\\\\/,
]

/** White space as addresses and styles define it. trim() also removes characters that begin a file name. */
const bareOf = (text: string) => text.replace(/^[\t\n\f\r ]+/, "").replace(/(?<![\t\n\f\r ])[\t\n\f\r ]+$/, "")

/** An empty value is what withoutRasters() leaves of a raster. */
function isFragment(insideUrl: string): boolean {
	const text = bareOf(insideUrl)
	const bare = /^["']/.test(text) ? bareOf(text.slice(1, text.endsWith(text.charAt(0)) ? -1 : undefined)) : text
	return bare === "" || /^#[^"'()\\\s]*$/.test(bare)
}

function urlsStayInside(text: string): boolean {
	for (let at = text.indexOf("url("); at >= 0; at = text.indexOf("url(", at + 4)) {
		const end = text.indexOf(")", at)
		if (end < 0 || !isFragment(text.slice(at + 4, end))) return false
	}
	return true
}

/** `isLabel`: no browser reads the value as a style, so a layer may be called "Image (1)". */
export function refersOutside(text: string, { isLabel = false } = {}): boolean {
	if (!/[:(@/\\]/.test(text)) return false
	const plain = withoutRasters(text)
	if (plain.length > MAX_CHARACTERS) return true
	for (const reading of readings(plain)) {
		if (ADDRESSES.some((pattern) => pattern.test(reading))) return true
		if (isLabel) continue
		if (!urlsStayInside(reading) || FETCHING_STYLES.some((pattern) => pattern.test(reading))) return true
	}
	return false
}

export function staysInside(address: string): boolean {
	const text = bareOf(address)
	if (text === "" || /^#\S*$/.test(text)) return true
	return /^data:/i.test(text) && withoutRasters(text) === ""
}
