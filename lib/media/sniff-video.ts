import { fileTypeFromBuffer } from "file-type"
import { mp4Brands } from "./mp4-brands"

export type VideoType = "video/webm" | "video/mp4"

/**
 * Brands that mean "MP4 with video" (ISO 14496-12 and -14, and what Chrome, Safari, Firefox and Android write), and `qt  `,
 * which an iPhone's files have, and older phones' 3GPP. They count as MP4: their packets are served in an MP4 file.
 */
const VIDEO_BRANDS =
	/^(qt {2}|3g[2eg][0-9ab]|3gp[0-9]|iso[m2-9a-d]|mp4[12]|avc1|hvc1|hev1|av01|M4V[ HP]|MSNV|dash|msdh|cmfc|cmf2)$/
/** The same boxes, but audio only or pictures: M4A lists isom as compatible, and AVIF sequences list iso8. */
const AUDIO_MAJOR = /^(M4[ABP] |F4[AB] )$/
const PICTURE_BRAND = /^(mif1|mif2|msf1|miaf|avif|avis|avio|hei[cxms]|hev[cxms]|jp2 |jpx |jxl |crx )$/

/**
 * Detects a video's type from its first bytes (4,100 are plenty), never from its name: Safari sends MP4 as
 * testimonial.webm. Null for anything else: HTML, SVG, audio, pictures, and Matroska that is not WebM, since it may
 * hold codecs that no browser plays.
 */
export async function sniffVideo(head: Uint8Array): Promise<VideoType | null> {
	const detected = await detectType(head)
	if (detected === "video/webm") return "video/webm"
	// file-type knows only the odd files by their major brand and calls every other ftyp an MP4. The brands decide.
	const brands = mp4Brands(head)
	if (!brands || !detected) return null
	const all = [brands.major, ...brands.compatible]
	if (AUDIO_MAJOR.test(brands.major) || all.some((brand) => PICTURE_BRAND.test(brand))) return null
	return all.some((brand) => VIDEO_BRANDS.test(brand)) ? "video/mp4" : null
}

async function detectType(head: Uint8Array): Promise<string | undefined> {
	try {
		return (await fileTypeFromBuffer(head))?.mime
	} catch {
		// A header that claims more than these bytes hold. Truncated and hostile files end here.
		return undefined
	}
}
