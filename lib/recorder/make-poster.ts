import { POSTER_MAX_WIDTH, POSTER_QUALITY, POSTER_TIMEOUT_MS } from "./recorder-constants"
import { loadVideo, seek, unloadVideo } from "./video-element"

/**
 * One frame as a JPEG at most 960 px wide. It comes from a third of the way in, where people look up and speak, else
 * from the start. Null if the browser cannot: a missing poster is no error.
 */
export async function makePoster(url: string, durationSeconds: number | null): Promise<Blob | null> {
	let video: HTMLVideoElement | undefined
	try {
		video = await loadVideo(url, POSTER_TIMEOUT_MS)
		await seek(video, (durationSeconds ?? 0) / 3, POSTER_TIMEOUT_MS).catch(() => {})
		return await drawFrame(video)
	} catch {
		return null
	} finally {
		if (video) unloadVideo(video)
	}
}

function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
	const { videoWidth, videoHeight } = video
	if (videoWidth === 0 || videoHeight === 0) return Promise.resolve(null)
	const scale = Math.min(1, POSTER_MAX_WIDTH / videoWidth)
	const canvas = document.createElement("canvas")
	canvas.width = Math.round(videoWidth * scale)
	canvas.height = Math.round(videoHeight * scale)
	canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height)
	return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", POSTER_QUALITY))
}
