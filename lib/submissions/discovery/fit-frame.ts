/** Pixels; absent where the asking page has room for any. */
export interface Room {
	maxwidth?: number
	maxheight?: number
}

export interface Size {
	width: number
	height: number
}

/** A portrait video 640 wide would be taller than a window. */
const LARGEST: Size = { width: 640, height: 640 }
/** The line below an embedded video (embed-html.ts). */
const LINE = 40

const roomOf = ({ maxwidth, maxheight }: Room, largest: Size): Size => ({
	width: Math.min(maxwidth ?? largest.width, largest.width),
	height: Math.min(maxheight ?? largest.height, largest.height),
})

export function fitVideo(shape: number, asked: Room): Size {
	const room = roomOf(asked, LARGEST)
	const width = Math.min(room.width, Math.max(1, room.height - LINE) * shape)
	return { width: Math.max(1, Math.round(width)), height: Math.min(room.height, Math.round(width / shape) + LINE) }
}

export const fitRow = (asked: Room): Size => roomOf(asked, { width: 860, height: 460 })

export function fits({ width, height }: Size, { maxwidth = width, maxheight = height }: Room): boolean {
	return width <= maxwidth && height <= maxheight
}
