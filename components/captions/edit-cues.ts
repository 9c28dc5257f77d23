import type { CaptionCue } from "@/lib/client/contract"
import { CUE_TEXT_MAX, CUES_MAX, tidyCueText } from "@/lib/submissions/captions/vtt/cue"
import { captionTime, parseCaptionTime } from "./caption-time"

/** A caption in the editor: times as typed, so that nothing typed is lost, not even what is no time yet. */
export interface EditedCue {
	id: string
	start: string
	end: string
	text: string
	/** Added, and nothing done to it yet: nothing would be lost with it. */
	untouched?: true
}

export type CueField = "start" | "end" | "text"

/** How long a new caption is shown, where nothing else says so. */
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

/** As they are kept in the tab, and compared; ids are the screen's own. */
export function cuesText(cues: readonly EditedCue[]): string {
	return JSON.stringify(cues.filter(({ untouched }) => !untouched).map(({ start, end, text }) => [start, end, text]))
}

/** Rows of the screen that they take the places of keep their ids, and with them the focus. Throws for a text of another shape. */
export function cuesOfText(kept: string, shown: readonly EditedCue[] = []): EditedCue[] {
	const rows = JSON.parse(kept) as [string, string, string][]
	return rows.map(([start, end, text], at) => {
		if ([start, end, text].some((part) => typeof part !== "string")) throw new Error("No captions.")
		return { id: shown[at]?.id ?? newId(), start, end, text }
	})
}

/** The first rule that a caption breaks, as the server has them; null where it can be saved. */
export function cueProblem(cue: EditedCue, durationMs: number): { field: CueField; detail: string } | null {
	const [startMs, endMs] = [startOf(cue), endOf(cue)]
	if (startMs === null) return { field: "start", detail: "A time looks like 0:05.200" }
	if (endMs === null) return { field: "end", detail: "A time looks like 0:05.200" }
	if (endMs <= startMs) return { field: "end", detail: "It ends before it begins" }
	if (durationMs > 0 && startMs >= durationMs) return { field: "start", detail: "The video is over by then" }
	if (durationMs > 0 && endMs > durationMs + 1000) return { field: "end", detail: "The video is over by then" }
	const text = tidyCueText(cue.text)
	if (!text) return { field: "text", detail: "Write what is said, or delete this caption" }
	return text.length > CUE_TEXT_MAX ? { field: "text", detail: `At most ${CUE_TEXT_MAX} characters` } : null
}

/** For the server; only of captions without a problem. */
export function sentCues(cues: readonly EditedCue[]): CaptionCue[] {
	return cues.map((cue) => ({ start_ms: startOf(cue) ?? 0, end_ms: endOf(cue) ?? 0, text: cue.text }))
}

/** Which one is shown at that moment: the last that has begun and not ended; null for none. */
export function cueAt(cues: readonly EditedCue[], ms: number): EditedCue | null {
	return cues.findLast((cue) => (startOf(cue) ?? Infinity) <= ms && ms < (endOf(cue) ?? 0)) ?? null
}

export const canAdd = (cues: readonly EditedCue[]) => cues.length < CUES_MAX

/** One more from that moment on, in its place, until the next begins. */
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

/**
 * Two in the place of one, the text divided at `caret`, the time at the playhead where that stands within it, else as the
 * text is.
 */
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

/** The caption and the one after it become one. */
export function mergeWithNext(cues: readonly EditedCue[], id: string): EditedCue[] {
	const at = cues.findIndex((cue) => cue.id === id)
	const [cue, next] = [cues[at], cues[at + 1]]
	if (!cue || !next) return [...cues]
	const later = (endOf(cue) ?? 0) > (endOf(next) ?? 0) ? cue.end : next.end
	const text = [cue.text, next.text].filter(Boolean).join(" ")
	return [...cues.slice(0, at), { ...cue, end: later, text, untouched: undefined }, ...cues.slice(at + 2)]
}
