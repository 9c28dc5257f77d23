import type { CaptionCue } from "@/lib/client/contract"
import { CUE_TEXT_MAX, CUES_MAX, tidyCueText } from "@/lib/submissions/captions/vtt/cue"
import { captionTime, parseCaptionTime } from "./caption-time"
import { cueWords } from "./captions-words"

/** A caption in the editor. Times stay as typed, even while they do not parse. */
export interface EditedCue {
	id: string
	start: string
	end: string
	text: string
	/** Set on a new caption that has not been edited: discarding it loses nothing. */
	untouched?: true
}

export type CueField = "start" | "end" | "text"

const NEW_MS = 2_500
const SHORTEST_MS = 300

let made = 0
const newId = () => {
	made += 1
	return `cue-${made}`
}

const cueOf = (startMs: number, endMs: number, text: string): EditedCue => ({
	id: newId(),
	start: captionTime(startMs),
	end: captionTime(endMs),
	text,
})

const startOf = (cue: EditedCue) => parseCaptionTime(cue.start)
const endOf = (cue: EditedCue) => parseCaptionTime(cue.end)

export function editedCues(cues: readonly CaptionCue[]): EditedCue[] {
	return cues.map(({ start_ms, end_ms, text }) => cueOf(start_ms, end_ms, text))
}

/** The captions as text, to store in the tab and to compare. Leaves out the ids, which belong to the screen. */
export function cuesText(cues: readonly EditedCue[]): string {
	return JSON.stringify(cues.filter(({ untouched }) => !untouched).map(({ start, end, text }) => [start, end, text]))
}

/** Reads the result of cuesText(). Reuses the ids of `shown` rows with the same place, so that the focus stays. Throws if the text has another shape. */
export function cuesOfText(kept: string, shown: readonly EditedCue[] = []): EditedCue[] {
	const rows = JSON.parse(kept) as [string, string, string][]
	return rows.map(([start, end, text], at) => {
		if ([start, end, text].some((part) => typeof part !== "string")) throw new Error("No captions.")
		return { id: shown[at]?.id ?? newId(), start, end, text }
	})
}

/** The first of the server's rules that the caption breaks, or null if it can be saved. */
export function cueProblem(cue: EditedCue, durationMs: number): { field: CueField; detail: string } | null {
	const [startMs, endMs] = [startOf(cue), endOf(cue)]
	if (startMs === null) return { field: "start", detail: cueWords.timeForm }
	if (endMs === null) return { field: "end", detail: cueWords.timeForm }
	if (endMs <= startMs) return { field: "end", detail: cueWords.endsTooEarly }
	if (durationMs > 0 && startMs >= durationMs) return { field: "start", detail: cueWords.afterVideo }
	if (durationMs > 0 && endMs > durationMs + 1000) return { field: "end", detail: cueWords.afterVideo }
	const text = tidyCueText(cue.text)
	if (!text) return { field: "text", detail: cueWords.empty }
	return text.length > CUE_TEXT_MAX ? { field: "text", detail: cueWords.tooLong } : null
}

/** The captions as the server takes them. Every caption must be free of problems. */
export function sentCues(cues: readonly EditedCue[]): CaptionCue[] {
	return cues.map((cue) => ({ start_ms: startOf(cue) ?? 0, end_ms: endOf(cue) ?? 0, text: cue.text }))
}

/** The caption on screen at `ms`: the last one that has begun and not ended, or null. */
export function cueAt(cues: readonly EditedCue[], ms: number): EditedCue | null {
	return cues.findLast((cue) => (startOf(cue) ?? Infinity) <= ms && ms < (endOf(cue) ?? 0)) ?? null
}

export const canAdd = (cues: readonly EditedCue[]) => cues.length < CUES_MAX

/** Inserts an empty caption at `atMs`, in order. It ends where the next one begins, at the latest. */
export function addCue(
	cues: readonly EditedCue[],
	atMs: number,
	durationMs: number,
): { cues: EditedCue[]; added: EditedCue } {
	const videoEnd = durationMs || Infinity
	const start = Math.max(0, Math.min(Math.round(atMs), videoEnd - SHORTEST_MS))
	const place = cues.findLastIndex((cue) => (startOf(cue) ?? 0) <= start) + 1
	const next = cues[place]
	const until = Math.min(start + NEW_MS, (next && startOf(next)) ?? Infinity, videoEnd)
	const added: EditedCue = { ...cueOf(start, Math.max(until, start + SHORTEST_MS), ""), untouched: true }
	return { cues: [...cues.slice(0, place), added, ...cues.slice(place)], added }
}

export function changeCue(cues: readonly EditedCue[], id: string, change: Partial<EditedCue>): EditedCue[] {
	return cues.map((cue) => (cue.id === id ? { ...cue, ...change, untouched: undefined } : cue))
}

export const removeCue = (cues: readonly EditedCue[], id: string) => cues.filter((cue) => cue.id !== id)

/** The time is divided at the playhead if it lies within the caption, else in proportion to the text. */
export function splitCue(cues: readonly EditedCue[], id: string, caret: number, playheadMs: number): EditedCue[] {
	return cues.flatMap((cue) => {
		const [startMs, endMs] = [startOf(cue), endOf(cue)]
		if (cue.id !== id || startMs === null || endMs === null || endMs - startMs < 2) return [cue]
		const isInside = playheadMs > startMs && playheadMs < endMs
		const share = cue.text.length > 0 ? Math.min(Math.max(caret / cue.text.length, 0.1), 0.9) : 0.5
		const at = Math.round(isInside ? playheadMs : startMs + (endMs - startMs) * share)
		const first = { ...cue, end: captionTime(at), text: cue.text.slice(0, caret).trim(), untouched: undefined }
		return [first, cueOf(at, endMs, cue.text.slice(caret).trim())]
	})
}

export function mergeWithNext(cues: readonly EditedCue[], id: string): EditedCue[] {
	const at = cues.findIndex((cue) => cue.id === id)
	const [cue, next] = [cues[at], cues[at + 1]]
	if (!cue || !next) return [...cues]
	const later = (endOf(cue) ?? 0) > (endOf(next) ?? 0) ? cue.end : next.end
	const text = [cue.text, next.text].filter(Boolean).join(" ")
	return [...cues.slice(0, at), { ...cue, end: later, text, untouched: undefined }, ...cues.slice(at + 2)]
}
