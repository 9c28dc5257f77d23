export type VideoType = "video/webm" | "video/mp4"

export const SNIFFED_BYTES = 4100

// Brands that mean "MP4 with video" (ISO 14496-12 and -14, and what browsers and Android write), `qt  ` of iPhones, and
// older phones' 3GPP. They count as MP4: their packets are served in an MP4 file.
const VIDEO_BRANDS =
	/^(qt {2}|3g[2eg][0-9ab]|3gp[0-9]|iso[m2-9a-d]|mp4[12]|avc1|hvc1|hev1|av01|M4V[ HP]|MSNV|dash|msdh|cmfc|cmf2)$/
/** The same boxes, but audio only or pictures: M4A lists isom as compatible, and AVIF sequences list iso8. */
const AUDIO_MAJOR = /^(M4[ABP] |F4[AB] )$/
const PICTURE_BRAND = /^(mif1|mif2|msf1|miaf|avif|avis|avio|hei[cxms]|hev[cxms]|jp2 |jpx |jxl |crx )$/

/** By the first bytes, never the name: Safari sends MP4 as testimonial.webm. Null for Matroska that is not WebM, too: it
 * may hold codecs that no browser plays. The page and the server decide by this rule. */
export function sniffVideo(head: Uint8Array): VideoType | null {
	if (docType(head) === "webm") return "video/webm"
	const [major, ...compatible] = mp4Brands(head)
	if (major === undefined || AUDIO_MAJOR.test(major)) return null
	const all = [major, ...compatible]
	if (all.some((brand) => PICTURE_BRAND.test(brand))) return null
	return all.some((brand) => VIDEO_BRANDS.test(brand)) ? "video/mp4" : null
}

const wordsOf = (bytes: Uint8Array) => String.fromCharCode(...bytes)

const SMALLEST_FTYP_BYTES = 16
const LARGEST_FTYP_BYTES = 1024

// The major and the compatible brands of a file's ftyp box, if it has a sane size: in `<div` + `ftypisom`, which a
// browser could take for HTML, the first four letters are the size.
function mp4Brands(head: Uint8Array): string[] {
	if (head.length < SMALLEST_FTYP_BYTES || wordsOf(head.subarray(4, 8)) !== "ftyp") return []
	const size = new DataView(head.buffer, head.byteOffset).getUint32(0)
	if (size < SMALLEST_FTYP_BYTES || size > LARGEST_FTYP_BYTES || size > head.length || size % 4 !== 0) return []
	const brands = [wordsOf(head.subarray(8, 12))]
	for (let at = SMALLEST_FTYP_BYTES; at < size; at += 4) brands.push(wordsOf(head.subarray(at, at + 4)))
	return brands
}

const EBML_HEADER = [0x1a, 0x45, 0xdf, 0xa3]
const DOC_TYPE = 0x4282

/** The document type that an EBML header names (RFC 8794), or null. */
function docType(head: Uint8Array): string | null {
	if (!EBML_HEADER.every((byte, at) => head[at] === byte)) return null
	const header = sized(head, EBML_HEADER.length)
	let at = header?.start ?? head.length
	const end = Math.min(header?.end ?? 0, head.length)
	while (at < end) {
		// The header's own elements have names of one or two bytes.
		const nameBytes = (head[at] ?? 0) & 0x80 ? 1 : 2
		const name = nameBytes === 1 ? head[at] : ((head[at] ?? 0) << 8) | (head[at + 1] ?? 0)
		const element = sized(head, at + nameBytes)
		if (!element || element.end > end) return null
		if (name === DOC_TYPE) return wordsOf(head.subarray(element.start, element.end)).split("\0", 1)[0] ?? ""
		at = element.end
	}
	return null
}

function sized(head: Uint8Array, at: number): { start: number; end: number } | null {
	const first = head[at] ?? 0
	const bytes = Math.clz32(first) - 23
	if (bytes > 8 || at + bytes > head.length) return null
	let length = first & (0xff >> bytes)
	for (let more = 1; more < bytes; more++) length = length * 256 + (head[at + more] ?? 0)
	return { start: at + bytes, end: at + bytes + length }
}
