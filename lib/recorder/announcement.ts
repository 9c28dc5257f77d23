import { t } from "@/lib/languages/t"
import * as announcementWords from "./announcement-words"
import { formatDuration } from "./format-duration"
import { formatMegabytes } from "./format-megabytes"
import { AMBER_AT_SECONDS, RED_AT_SECONDS } from "./recorder-constants"
import type { RecorderState } from "./recorder-machine"

/** The microphone hears a screen reader too: it changes only at the start, full minutes, and changes of color. */
export function announcementOf(state: RecorderState, maxSeconds: number): string {
	switch (state.name) {
		case "idle":
			return ""
		case "requesting":
			return t(announcementWords.asking)
		case "ready":
			return state.countdown === null ? announcementWords.cameraOn(inWords(maxSeconds)) : String(state.countdown)
		case "recording":
			return state.stopping ? t(announcementWords.recordingStopped) : whileRecording(state.elapsedMs / 1000, maxSeconds)
		case "recorded":
			return [
				state.take.recovered ? t(announcementWords.recordingSafe) : t(announcementWords.videoReady),
				state.notice,
				factsOf(state.take),
				state.take.recovered ? t(announcementWords.recoveredChoices) : t(announcementWords.freshChoices),
			]
				.filter(Boolean)
				.join(". ")
		case "error":
			return ""
	}
}

function whileRecording(elapsed: number, maxSeconds: number): string {
	const left = maxSeconds - elapsed
	if (left <= RED_AT_SECONDS && maxSeconds > RED_AT_SECONDS) return announcementWords.secondsLeft(RED_AT_SECONDS)
	if (left <= AMBER_AT_SECONDS && maxSeconds > AMBER_AT_SECONDS) return announcementWords.secondsLeft(AMBER_AT_SECONDS)
	const minutes = Math.floor(elapsed / 60)
	return minutes === 0 ? t(announcementWords.recording) : announcementWords.recordedSoFar(inWords(minutes * 60))
}

function factsOf({ durationSeconds, blob }: { durationSeconds: number | null; blob: Blob }): string {
	const size = formatMegabytes(blob.size)
	return durationSeconds === null ? size : announcementWords.lengthAndSize(inWords(durationSeconds), size)
}

/** "1 minute 5 seconds", because screen readers read 1:05 as a time of day. */
export function inWords(seconds: number): string {
	const [minutes = 0, rest = 0] = formatDuration(seconds).split(":").map(Number)
	const parts = [
		minutes > 0 && announcementWords.minutes(minutes),
		(rest > 0 || minutes === 0) && announcementWords.seconds(rest),
	]
	return parts.filter(Boolean).join(" ")
}
