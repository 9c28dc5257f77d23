export interface Cue {
	startMs: number
	endMs: number
	text: string
}

export const VTT_CAP_BYTES = 256 * 1024
export const CUES_MAX = 2_000
/** Two lines of 40 characters are readable. A transcript of a fast speaker may hold this much. */
export const CUE_TEXT_MAX = 500
/** Two lines on a desk, four on a phone. */
export const HEADLINE_MAX = 160
/** WebVTT's hours are unlimited; a testimonial has ten minutes. */
export const TIME_MAX_MS = 3_600_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const INVISIBLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g
const LINE_BREAK = /\r\n|[\n\v\f\r\u2028\u2029]/

/** Without control characters and without empty lines, which end a cue in the file. */
export function tidyCueText(text: string): string {
	const lines = text.split(LINE_BREAK).map((line) => line.replace(INVISIBLE, "").replace(/\s+/g, " ").trim())
	return lines.filter(Boolean).join("\n")
}

export function inOrder(cues: readonly Cue[]): Cue[] {
	return [...cues].sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
}
