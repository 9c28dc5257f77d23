import { fileTypeFromBuffer } from "file-type"
import sharp from "sharp"

const LONGEST_SIDE_PX = 1280
const MAX_PIXELS = 40_000_000
const QUALITY = 78
/** sharp also reads SVG, which can fetch and bloat; only what was sniffed as one of these reaches it. */
const RASTERS = new Set(["image/jpeg", "image/png", "image/webp"])

/**
 * A still for the player and for link previews: JPEG, upright, at most 1280 px on its longer side, without metadata
 * (a phone's would carry the place). Null for anything that is not a readable JPEG, PNG or WebP of at most 40 megapixels;
 * a testimonial without a poster is better than none.
 */
export async function preparePoster(bytes: Uint8Array): Promise<Uint8Array | null> {
	try {
		const detected = await fileTypeFromBuffer(bytes)
		if (!detected || !RASTERS.has(detected.mime)) return null
		return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
			.rotate()
			.resize({ width: LONGEST_SIDE_PX, height: LONGEST_SIDE_PX, fit: "inside", withoutEnlargement: true })
			.flatten({ background: "#ffffff" })
			.jpeg({ quality: QUALITY, mozjpeg: true })
			.timeout({ seconds: 2 })
			.toBuffer()
	} catch {
		return null
	}
}
