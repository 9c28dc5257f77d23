import sharp from "sharp"
import { mutex } from "@/lib/process-wide"
import { HAND_DRAWN } from "./hand-drawn"

/** Pixels; what networks show in full beside a link. */
export const LINK_CARD = { width: 1200, height: 630 }
const ROOM = { width: 1000, height: 500 }
const TOP = 50
const GAP = 24
const QUALITY = 82
const MAX_PIXELS = 4_000_000
/** The stage of app/globals.css, and an empty frame on it. */
const STAGE = "#141210"
const EMPTY = "#2b2724"
const LINE = { x: 2, y: 6, width: 134, height: 172 }

const runExclusive = mutex("link-card-drawing")

interface Box {
	left: number
	top: number
	width: number
	height: number
}

/** The frame of a contact sheet without letters, whose typeface a server may not have. */
function film({ left, top, width, height }: Box): Buffer {
	const bottom = top + height
	const marks = Array.from({ length: 13 }, (_, at) => `M${at * 100} ${bottom + 34}l14 8-14 8z`).join("")
	const scale = { x: (width * 1.1) / LINE.width, y: (height * 1.1) / LINE.height }
	const place = { x: left - width * 0.05 - LINE.x * scale.x, y: top - height * 0.05 - LINE.y * scale.y }
	const neighbors = [-3, -2, -1, 1, 2, 3].map((at) => {
		const x = left + at * (width + GAP)
		return `<rect x="${x}" y="${top}" width="${width}" height="${height}" rx="8" fill="${EMPTY}"/>`
	})
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${LINK_CARD.width}" height="${LINK_CARD.height}">
		${neighbors.join("")}
		<path d="${marks}" fill="#fff" opacity=".55"/>
		<path d="${HAND_DRAWN}" transform="translate(${place.x} ${place.y}) scale(${scale.x} ${scale.y})" fill="none"
			stroke="#d92d20" stroke-width="${10 / (scale.x + scale.y)}" stroke-linecap="round"/>
	</svg>`)
}

/** A poster as a link's picture, in JPEG. One at a time, so that those that wait hold no poster yet. */
export function drawLinkCard(readPoster: () => Promise<Uint8Array>): Promise<Uint8Array> {
	return runExclusive(async () => {
		const { data, info } = await sharp(await readPoster(), { limitInputPixels: MAX_PIXELS })
			.resize({ ...ROOM, fit: "inside" })
			.toBuffer({ resolveWithObject: true })
		const { width, height } = info
		const box = {
			left: Math.round((LINK_CARD.width - width) / 2),
			top: TOP + Math.round((ROOM.height - height) / 2),
			width,
			height,
		}
		return sharp({ create: { ...LINK_CARD, channels: 3, background: STAGE } })
			.composite([{ input: data, left: box.left, top: box.top }, { input: film(box) }])
			.jpeg({ quality: QUALITY, mozjpeg: true })
			.toBuffer()
	})
}
