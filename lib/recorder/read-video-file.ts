import { SNIFFED_BYTES, sniffVideo, type VideoType } from "@/lib/media/sniff-video"
import {
	ANDROID_TRIM,
	DESK_TRIM,
	FILE_EMPTY,
	FILE_NOT_VIDEO,
	FILE_TOO_LARGE,
	fileTooLong,
	IPHONE_TRIM,
} from "./file-texts"
import { formatDuration } from "./format-duration"
import { MAX_VIDEO_BYTES, OVERRUN_SECONDS, POSTER_TIMEOUT_MS } from "./recorder-constants"
import { FILE_UNREADABLE } from "./texts"
import { loadVideo, seek, unloadVideo } from "./video-element"

export interface VideoFile {
	contentType: VideoType
	durationSeconds: number | null
}

export class VideoFileError extends Error {}

export async function readVideoFile(file: Blob, url: string, maxSeconds: number): Promise<VideoFile> {
	if (file.size === 0) throw new VideoFileError(FILE_EMPTY)
	if (file.size > MAX_VIDEO_BYTES) throw new VideoFileError(`${FILE_TOO_LARGE} ${howToTrim(navigator.userAgent)}`)
	const head = await file
		.slice(0, SNIFFED_BYTES)
		.arrayBuffer()
		.catch(() => {
			throw new VideoFileError(FILE_UNREADABLE)
		})
	const contentType = sniffVideo(new Uint8Array(head))
	if (!contentType) throw new VideoFileError(FILE_NOT_VIDEO)
	const durationSeconds = await measure(url)
	if (durationSeconds !== null && durationSeconds > maxSeconds + OVERRUN_SECONDS) {
		throw new VideoFileError(`${fileTooLong(formatDuration(maxSeconds))} ${howToTrim(navigator.userAgent)}`)
	}
	return { contentType, durationSeconds }
}

export function howToTrim(userAgent: string): string {
	if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return IPHONE_TRIM
	return /\bAndroid\b/.test(userAgent) ? ANDROID_TRIM : DESK_TRIM
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
