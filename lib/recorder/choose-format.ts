import { AUDIO_BITS_PER_SECOND } from "./recorder-constants"

export interface RecordingFormat {
	/** "" leaves the choice to the browser. */
	mimeType: string
	videoBitsPerSecond: number
	audioBitsPerSecond: number
}

/** In order of preference. Safari supports only the last. */
const FORMATS: readonly [mimeType: string, videoBitsPerSecond: number][] = [
	["video/webm;codecs=vp9,opus", 1_200_000],
	["video/webm;codecs=vp8,opus", 1_500_000],
	["video/webm", 1_500_000],
	["video/mp4", 2_000_000],
]

/** Best first. The last leaves the choice to the browser: some browsers deny every format and still record MP4. */
export function formatsFor(isSupported: (mimeType: string) => boolean): RecordingFormat[] {
	return [...FORMATS.filter(([type]) => isSupported(type)), ["", 2_000_000] as const].map(
		([mimeType, videoBitsPerSecond]) => ({ mimeType, videoBitsPerSecond, audioBitsPerSecond: AUDIO_BITS_PER_SECOND }),
	)
}

/** From the recorder's own mimeType: the requested type is only a wish. */
export function containerOf(mimeType: string): { extension: "webm" | "mp4"; contentType: "video/webm" | "video/mp4" } {
	return /^video\/(mp4|quicktime)/i.test(mimeType)
		? { extension: "mp4", contentType: "video/mp4" }
		: { extension: "webm", contentType: "video/webm" }
}
