import { fileTypeFromBuffer } from "file-type"
import sharp from "sharp"
import { mutex } from "@/lib/process-wide"
import { barePng } from "./bare-png"
import { POSTER_SIDE_PX, showsSomething } from "./choose-frame"

/** The recorder's posters have 1.6 megapixels at most. A photograph does not belong here. */
const MAX_PIXELS = 4_000_000
const QUALITY = 78
/** sharp also reads SVG, which can fetch and bloat. Only files that were sniffed as one of these types reach it. */
const RASTERS = new Set(["image/jpeg", "image/png", "image/webp"])

const LOOKED_AT_PX = 64

const runExclusive = mutex("posters")

/** A JPEG without metadata, since a phone's would carry the location. Null for an unfit file. One at a time: only the
 * picture's own header says what it costs, and sixteen uploads can end together. */
export function preparePoster(bytes: Uint8Array): Promise<Uint8Array | null> {
	return runExclusive(() => decode(bytes)).catch(() => null)
}

async function decode(sent: Uint8Array): Promise<Uint8Array | null> {
	const detected = await fileTypeFromBuffer(sent)
	if (!detected || !RASTERS.has(detected.mime)) return null
	const bytes = barePng(sent)
	const { width, height, pages = 1, isProgressive } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
	// The decoder must keep rows that come out of order whole: 170 KB of interlaced PNG took 186 MB.
	if (isProgressive || pages > 1 || width * height > MAX_PIXELS) return null
	return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
		.rotate()
		.resize({ width: POSTER_SIDE_PX, height: POSTER_SIDE_PX, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "#ffffff" })
		.jpeg({ quality: QUALITY, mozjpeg: true })
		.timeout({ seconds: 2 })
		.toBuffer()
}

/** Whether a poster shows more than one color. A browser may have taken it from a video's black beginning. */
export async function posterShows(poster: Uint8Array): Promise<boolean> {
	const gray = sharp(poster).resize(LOOKED_AT_PX, LOOKED_AT_PX, { fit: "fill" }).grayscale().raw()
	return showsSomething({ pixels: await gray.toBuffer(), width: LOOKED_AT_PX })
}
