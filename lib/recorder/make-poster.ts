import { chooseFrame, type Gray, POSTER_SIDE_PX, showsSomething } from "@/lib/media/choose-frame"
import { POSTER_QUALITY, POSTER_TIMEOUT_MS } from "./recorder-constants"
import { loadVideo, seek, unloadVideo } from "./video-element"

// Shares of the length. People look up and speak a third of the way in. The last two are for late pictures.
const MOMENTS = [1 / 3, 1 / 2, 2 / 3, 5 / 6, 1 / 6]
const USUAL_MOMENTS = 3
const LOOKED_AT_PX = 64

/** A JPEG of at most 1280 px: the first frame that shows something unblurred. Null if the browser cannot make one. */
export async function makePoster(url: string, durationSeconds: number | null): Promise<Blob | null> {
	let video: HTMLVideoElement | undefined
	try {
		video = await loadVideo(url, POSTER_TIMEOUT_MS)
		const frames: HTMLCanvasElement[] = []
		const grays: Gray[] = []
		for (const share of MOMENTS) {
			if (frames.length >= USUAL_MOMENTS && grays.some(showsSomething)) break
			const isThere = await seek(video, (durationSeconds ?? 0) * share, POSTER_TIMEOUT_MS).then(
				() => true,
				() => false,
			)
			const frame = drawFrame(video)
			if (frame) {
				frames.push(frame)
				grays.push(grayOf(frame))
			}
			if (!isThere || !durationSeconds) break
		}
		const chosen = frames[chooseFrame(grays)]
		return chosen ? await toJpeg(chosen) : null
	} catch {
		return null
	} finally {
		if (video) unloadVideo(video)
	}
}

/** Frames at these seconds, one by one. Rejects once the browser can show no more of them. */
export async function* takeFrames(url: string, moments: readonly number[]): AsyncGenerator<Blob> {
	const video = await loadVideo(url, POSTER_TIMEOUT_MS)
	try {
		for (const seconds of moments) {
			await seek(video, seconds, POSTER_TIMEOUT_MS)
			const frame = drawFrame(video)
			const picture = frame && (await toJpeg(frame))
			if (picture) yield picture
		}
	} finally {
		unloadVideo(video)
	}
}

function drawFrame(video: HTMLVideoElement): HTMLCanvasElement | null {
	const { videoWidth, videoHeight } = video
	if (videoWidth === 0 || videoHeight === 0) return null
	const scale = Math.min(1, POSTER_SIDE_PX / Math.max(videoWidth, videoHeight))
	return draw(video, Math.round(videoWidth * scale), Math.round(videoHeight * scale))
}

function draw(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
	const canvas = document.createElement("canvas")
	canvas.width = width
	canvas.height = height
	canvas.getContext("2d")?.drawImage(source, 0, 0, width, height)
	return canvas
}

function grayOf(frame: HTMLCanvasElement): Gray {
	const context = draw(frame, LOOKED_AT_PX, LOOKED_AT_PX).getContext("2d")
	const { data } = context?.getImageData(0, 0, LOOKED_AT_PX, LOOKED_AT_PX) ?? { data: [] }
	const pixels = new Uint8Array(LOOKED_AT_PX * LOOKED_AT_PX)
	// Luma of ITU-R BT.601.
	for (let at = 0; at < pixels.length; at++) {
		const [red = 0, green = 0, blue = 0] = data.slice(at * 4, at * 4 + 3)
		pixels[at] = 0.299 * red + 0.587 * green + 0.114 * blue
	}
	return { pixels, width: LOOKED_AT_PX }
}

const toJpeg = (frame: HTMLCanvasElement) =>
	new Promise<Blob | null>((resolve) => frame.toBlob(resolve, "image/jpeg", POSTER_QUALITY))
