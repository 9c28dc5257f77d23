export const POSTER_SIDE_PX = 1280

/** A small picture's brightness, row by row, 0 to 255. */
export interface Gray {
	pixels: ArrayLike<number>
	width: number
}

/** Standard deviation of brightness. A wall in the dark has less; a face in a dim room has four times as much. */
const SHOWS_FROM = 6
/** The share of the sharpness that half of the frames reach. Less is a camera or a head in motion. */
const SHARP_SHARE = 0.6

function contrastOf({ pixels }: Gray): number {
	let sum = 0
	let squares = 0
	for (let at = 0; at < pixels.length; at++) {
		const value = pixels[at] ?? 0
		sum += value
		squares += value * value
	}
	const mean = sum / pixels.length
	return Math.sqrt(Math.max(0, squares / pixels.length - mean * mean))
}

export const showsSomething = (frame: Gray): boolean => contrastOf(frame) >= SHOWS_FROM

function sharpnessOf({ pixels, width }: Gray): number {
	let sum = 0
	for (let at = width; at < pixels.length; at++) {
		const value = pixels[at] ?? 0
		sum += Math.abs(value - (pixels[at - 1] ?? 0)) + Math.abs(value - (pixels[at - width] ?? 0))
	}
	return sum / pixels.length
}

export function chooseFrame(frames: readonly Gray[]): number {
	const shown = frames.map(showsSomething)
	if (!shown.includes(true)) {
		const contrasts = frames.map(contrastOf)
		return Math.max(0, contrasts.indexOf(Math.max(...contrasts)))
	}
	const sharpness = frames.map(sharpnessOf)
	const sorted = sharpness.filter((_, at) => shown[at]).sort((a, b) => a - b)
	const usual = sorted[Math.floor(sorted.length / 2)] ?? 0
	return frames.findIndex((_, at) => shown[at] && (sharpness[at] ?? 0) >= usual * SHARP_SHARE)
}
