/** One caption: times in whole milliseconds from the beginning of the video, plain text with "\n" between its lines. */
export interface Cue {
	startMs: number
	endMs: number
	text: string
}

export const VTT_CAP_BYTES = 256 * 1024
export const CUES_MAX = 2_000
/** Two lines of 40 characters are what people can read; this is what a transcript of somebody hasty may hold. */
export const CUE_TEXT_MAX = 500
/** The format's own hours have no end; a testimonial has ten minutes. */
export const TIME_MAX_MS = 3_600_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const INVISIBLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g
const LINE_BREAK = /\r\n|[\n\v\f\r\u2028\u2029]/

/** As it is stored: without control characters, and without empty lines, which end a cue in the file. */
export function tidyCueText(text: string): string {
	const lines = text.split(LINE_BREAK).map((line) => line.replace(INVISIBLE, "").replace(/\s+/g, " ").trim())
	return lines.filter(Boolean).join("\n")
}

/** In the order in which they are shown. */
export function inOrder(cues: readonly Cue[]): Cue[] {
	return [...cues].sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
}
