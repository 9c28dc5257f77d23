import { formatDuration } from "./format-duration"
import { formatMegabytes } from "./format-megabytes"
import { AMBER_AT_SECONDS, RED_AT_SECONDS } from "./recorder-constants"
import type { RecorderState } from "./recorder-machine"

/**
 * A screen reader's announcement of a state, spoken once for each new text. The microphone hears it too, so during a
 * recording it changes only at the start, at full minutes, and when the clock changes its color.
 */
export function announcementOf(state: RecorderState, maxSeconds: number): string {
	switch (state.name) {
		case "idle":
			return ""
		case "requesting":
			return "Your browser is asking for camera and microphone."
		case "ready":
			return state.countdown === null
				? `The camera is on. Nothing is recorded yet. You can record up to ${inWords(maxSeconds)}.`
				: String(state.countdown)
		case "recording":
			return state.stopping ? "Recording stopped." : whileRecording(state.elapsedMs / 1000, maxSeconds)
		case "recorded":
			return [
				state.take.recovered ? "Your recording is safe" : "Your video is ready",
				state.notice,
				factsOf(state.take),
				state.take.recovered
					? "You can play it, submit it, or record again."
					: "You can play it, record again, or fill in the form.",
			]
				.filter(Boolean)
				.join(". ")
		case "error":
			return ""
	}
}

function whileRecording(elapsed: number, maxSeconds: number): string {
	const left = maxSeconds - elapsed
	if (left <= RED_AT_SECONDS && maxSeconds > RED_AT_SECONDS) return `${RED_AT_SECONDS} seconds left.`
	if (left <= AMBER_AT_SECONDS && maxSeconds > AMBER_AT_SECONDS) return `${AMBER_AT_SECONDS} seconds left.`
	const minutes = Math.floor(elapsed / 60)
	return minutes === 0 ? "Recording." : `${inWords(minutes * 60)} recorded.`
}

function factsOf({ durationSeconds, blob }: { durationSeconds: number | null; blob: Blob }): string {
	const length = durationSeconds === null ? "" : `${inWords(durationSeconds)}, `
	return `${length}${formatMegabytes(blob.size)}`
}

/** "1 minute 5 seconds", because screen readers read 1:05 as a time of day. */
export function inWords(seconds: number): string {
	const [minutes = 0, rest = 0] = formatDuration(seconds).split(":").map(Number)
	const parts = [minutes > 0 && counted(minutes, "minute"), (rest > 0 || minutes === 0) && counted(rest, "second")]
	return parts.filter(Boolean).join(" ")
}

function counted(count: number, unit: string): string {
	return `${count} ${unit}${count === 1 ? "" : "s"}`
}
