import { AppError, invalid } from "@/lib/errors"
import { CUE_TEXT_MAX, type Cue, inOrder, TIME_MAX_MS, tidyCueText, VTT_CAP_BYTES } from "./vtt/cue"
import { printVtt } from "./vtt/print-vtt"
import { captionsRefusals } from "./words"

/** Players count the last frame; our measuring does not. */
const TOLERANCE_MS = 1_000

function clock(ms: number): string {
	const seconds = Math.floor(ms / 1000)
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

/** A refusal names a cue by its position. @param durationMs 0 if unknown. @throws `invalid`, `too_large`. */
export function checkCues(sent: readonly Cue[], durationMs: number): { cues: Cue[]; vtt: string } {
	const endsAt = durationMs > 0 ? durationMs : TIME_MAX_MS
	const cues = sent.map(({ startMs, endMs, text }, at): Cue => {
		const refuse = (why: string) => invalid("cues", `Caption ${at + 1} ${why}`)
		const tidy = tidyCueText(text)
		if (!tidy) throw refuse("is empty.")
		if (tidy.length > CUE_TEXT_MAX) throw refuse(`has more than ${CUE_TEXT_MAX} characters.`)
		if (endMs <= startMs) throw refuse("ends before it begins.")
		if (startMs >= endsAt) throw refuse(`begins after the end of the video (${clock(endsAt)}).`)
		if (endMs > endsAt + TOLERANCE_MS) throw refuse(`ends after the end of the video (${clock(endsAt)}).`)
		return { startMs, endMs, text: tidy }
	})
	const ordered = inOrder(cues)
	const vtt = printVtt(ordered)
	if (Buffer.byteLength(vtt) > VTT_CAP_BYTES) throw new AppError("too_large", captionsRefusals.tooLarge)
	return { cues: ordered, vtt }
}
