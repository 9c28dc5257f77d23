import sharp from "sharp"
import { barePng } from "../bare-png"
import { countScans } from "./count-scans"
import { type Refused, refused } from "./verdict"

const MAX_MEGAPIXELS = 40
// The decoder must keep pictures whose rows come out of order whole. 40 megapixels of a 4 MB progressive JPEG took 275
// MB, and a plain one takes 33.
const MAX_PROGRESSIVE_MEGAPIXELS = 16
/** Each scan of a progressive JPEG passes over the whole picture again. Encoders write about ten. */
const MAX_SCANS = 40
const QUALITY = 84
const SECONDS = 5

export type RasterType = "image/jpeg" | "image/png" | "image/webp"

const DAMAGED = refused("is damaged")

async function examine(bytes: Uint8Array, type: RasterType): Promise<Refused | null> {
	const { width, height, pages = 1, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
	if (pages > 1) return refused("is animated")
	if (width * height > MAX_MEGAPIXELS * 1_000_000) return refused(`has more than ${MAX_MEGAPIXELS} megapixels`)
	const scans = type === "image/jpeg" ? countScans(bytes) : 1
	if (scans > MAX_SCANS) return refused("has too many scans")
	if ((isProgressive || scans > 1) && width * height > MAX_PROGRESSIVE_MEGAPIXELS * 1_000_000) {
		return refused(`is progressive or interlaced and has more than ${MAX_PROGRESSIVE_MEGAPIXELS} megapixels`)
	}
	return null
}

/** Makes a picture upright, at most `longestSide` pixels, and free of metadata, since a phone's carries the location.
 * Never throws because of the file's content. `type` must be sniffed. */
export async function prepareImage(
	sent: Uint8Array,
	type: RasterType,
	longestSide: number,
): Promise<{ is: "fine"; bytes: Uint8Array } | Refused> {
	try {
		const bytes = barePng(sent)
		const problem = await examine(bytes, type)
		if (problem) return problem
		const picture = sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: "error", pages: 1 })
			.autoOrient()
			.resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
			.timeout({ seconds: SECONDS })
		const encoded = {
			"image/jpeg": () => picture.jpeg({ quality: QUALITY, mozjpeg: true }),
			"image/png": () => picture.png({ compressionLevel: 9 }),
			"image/webp": () => picture.webp({ quality: QUALITY }),
		}[type]()
		return { is: "fine", bytes: await encoded.toBuffer() }
	} catch {
		return DAMAGED
	}
}
