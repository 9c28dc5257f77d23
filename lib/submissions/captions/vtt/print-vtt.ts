import type { Cue } from "./cue"

const digits = (value: number, length: number) => String(value).padStart(length, "0")

function time(ms: number): string {
	const seconds = Math.floor(ms / 1000)
	const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
	return `${digits(h, 2)}:${digits(m, 2)}:${digits(s, 2)}.${digits(ms % 1000, 3)}`
}

/** A cue's text is markup to its reader. Escaped, no "<" opens a tag and no "-->" ends the text early. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** @param cues in order, with text as tidyCueText() leaves it. */
export function printVtt(cues: readonly Cue[]): string {
	const blocks = cues.map(({ startMs, endMs, text }) => `${time(startMs)} --> ${time(endMs)}\n${escaped(text)}\n`)
	return ["WEBVTT\n", ...blocks].join("\n")
}
