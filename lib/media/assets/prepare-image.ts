import sharp from "sharp"
import { refused, type Verdict } from "./verdict"

const MAX_MEGAPIXELS = 40
/**
 * Of pictures whose rows come out of order, which have to be kept whole: 40 megapixels of a 4 MB progressive JPEG took
 * 275 MB, where a plain one takes 33. No picture of a page needs that many.
 */
const MAX_PROGRESSIVE_MEGAPIXELS = 16
/** Each scan of a progressive JPEG passes over the whole picture again; encoders write about ten. */
const MAX_SCANS = 40
const QUALITY = 84
const SECONDS = 5

const EXTENSIONS = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const
export type RasterType = keyof typeof EXTENSIONS

/** Markers that begin a scan. Inside the picture's data 0xFF is always followed by 0x00. */
function countScans(bytes: Uint8Array): number {
	const scan = Buffer.from([0xff, 0xda])
	let count = 0
	for (let at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(scan); at >= 0; count += 1) {
		at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(scan, at + 2)
	}
	return count
}

const DAMAGED = refused("is damaged")

/** By its own words, before anything is decoded. */
async function examine(bytes: Uint8Array, type: RasterType): Promise<Verdict | null> {
	const { width, height, pages = 1, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
	if (pages > 1) return refused("is animated")
	if (width * height > MAX_MEGAPIXELS * 1_000_000) return refused(`has more than ${MAX_MEGAPIXELS} megapixels`)
	if (isProgressive && width * height > MAX_PROGRESSIVE_MEGAPIXELS * 1_000_000) {
		return refused(`is progressive or interlaced and has more than ${MAX_PROGRESSIVE_MEGAPIXELS} megapixels`)
	}
	return type === "image/jpeg" && countScans(bytes) > MAX_SCANS ? refused("is built up in too many steps") : null
}

/**
 * A picture as it may be served: of the type that it came as, upright, at most `longestSide` pixels on its longer side,
 * without metadata (a phone's carries the place). Transparency stays. Never throws for what a file holds.
 * `type` must be sniffed.
 */
export async function prepareImage(
	bytes: Uint8Array,
	type: RasterType,
	longestSide: number,
): Promise<{ is: "fine"; bytes: Uint8Array } | Exclude<Verdict, { is: "fine" }>> {
	try {
		const problem = await examine(bytes, type)
		if (problem && problem.is !== "fine") return problem
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
		return DAMAGED as Exclude<Verdict, { is: "fine" }>
	}
}
