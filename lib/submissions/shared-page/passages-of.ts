import type { Cue } from "../captions/vtt/cue"

export interface Passage {
	start_ms: number
	text: string
}

const LONG_ENOUGH = 120
const TOO_LONG = 400
const PAUSE_MS = 2_000
const SENTENCE_END = /[.!?…。！？]["”’»)\]]*$/

/** A passage ends with a sentence, a pause, or its maximum. `longEnough` is in characters; 1 for single sentences. */
export function passagesOf(cues: readonly Cue[], longEnough = LONG_ENOUGH): Passage[] {
	const passages: (Passage & { endMs: number })[] = []
	for (const { startMs, endMs, text } of cues) {
		const line = text.replaceAll("\n", " ")
		const open = passages.at(-1)
		const isFull = open && open.text.length >= longEnough && SENTENCE_END.test(open.text)
		if (!open || isFull || startMs - open.endMs >= PAUSE_MS || open.text.length + line.length >= TOO_LONG) {
			passages.push({ start_ms: startMs, text: line, endMs })
		} else {
			open.text += ` ${line}`
			open.endMs = Math.max(open.endMs, endMs)
		}
	}
	return passages.map(({ start_ms, text }) => ({ start_ms, text }))
}
