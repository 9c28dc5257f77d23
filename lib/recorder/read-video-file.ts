import { t } from "@/lib/languages/t"
import { SNIFFED_BYTES, sniffVideo, type VideoType } from "@/lib/media/sniff-video"
import * as fileWords from "./file-words"
import { formatDuration } from "./format-duration"
import { MAX_VIDEO_BYTES, OVERRUN_SECONDS, POSTER_TIMEOUT_MS } from "./recorder-constants"
import { loadVideo, seek, unloadVideo } from "./video-element"
import * as failureWords from "./words"

export interface VideoFile {
	contentType: VideoType
	durationSeconds: number | null
}

export class VideoFileError extends Error {}

export async function readVideoFile(file: Blob, url: string, maxSeconds: number): Promise<VideoFile> {
	if (file.size === 0) throw new VideoFileError(t(fileWords.empty))
	if (file.size > MAX_VIDEO_BYTES)
		throw new VideoFileError(`${t(fileWords.tooLarge)} ${howToTrim(navigator.userAgent)}`)
	const head = await file
		.slice(0, SNIFFED_BYTES)
		.arrayBuffer()
		.catch(() => {
			throw new VideoFileError(t(failureWords.fileUnreadable))
		})
	const contentType = sniffVideo(new Uint8Array(head))
	if (!contentType) throw new VideoFileError(t(fileWords.notVideo))
	const durationSeconds = await measure(url)
	if (durationSeconds !== null && durationSeconds > maxSeconds + OVERRUN_SECONDS) {
		throw new VideoFileError(`${fileWords.tooLong(formatDuration(maxSeconds))} ${howToTrim(navigator.userAgent)}`)
	}
	return { contentType, durationSeconds }
}

export function howToTrim(userAgent: string): string {
	if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return t(fileWords.iphoneTrim)
	return /\bAndroid\b/.test(userAgent) ? t(fileWords.androidTrim) : t(fileWords.deskTrim)
}

/** Seconds, or null. Recorded WebM has no duration, which the browser finds by seeking past the end. */
export async function measure(url: string): Promise<number | null> {
	let video: HTMLVideoElement | undefined
	try {
		video = await loadVideo(url, POSTER_TIMEOUT_MS)
		if (video.duration === Number.POSITIVE_INFINITY) await seek(video, 1e7, POSTER_TIMEOUT_MS)
		const length = Number.isFinite(video.duration) ? video.duration : video.currentTime
		return length > 0 ? length : null
	} catch {
		return null
	} finally {
		if (video) unloadVideo(video)
	}
}
