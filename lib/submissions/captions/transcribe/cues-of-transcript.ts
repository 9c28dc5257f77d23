import { CUE_TEXT_MAX, CUES_MAX, type Cue, inOrder, tidyCueText, VTT_CAP_BYTES } from "../vtt/cue"
import { printVtt } from "../vtt/print-vtt"

/** About two lines of 42 characters: as much as people can read while it is spoken. */
const READABLE = 84
const SHORTEST_MS = 300

interface Spoken {
	text: string
	startMs: number
	endMs: number
}

function pieces(text: string): string[] {
	const found: string[] = []
	let rest = text
	while (rest.length > READABLE) {
		const window = rest.slice(0, READABLE + 1)
		const sentence = Math.max(...[". ", "! ", "? ", "… "].map((end) => window.lastIndexOf(end) + 1))
		const comma = window.lastIndexOf(", ") + 1
		const half = READABLE / 2
		const space = window.lastIndexOf(" ")
		const cut = sentence > half ? sentence : comma > half ? comma : space > 0 ? space : READABLE
		found.push(rest.slice(0, cut).toWellFormed().trim())
		rest = rest.slice(cut).toWellFormed().trim()
	}
	return [...found, rest].filter(Boolean)
}

function divided({ text, startMs, endMs }: Spoken): Spoken[] {
	const parts = pieces(text)
	const total = parts.reduce((sum, part) => sum + part.length, 0)
	let said = 0
	return parts.map((part) => {
		const from = startMs + ((endMs - startMs) * said) / total
		said += part.length
		return { text: part, startMs: from, endMs: startMs + ((endMs - startMs) * said) / total }
	})
}

/** Clamps whatever times a model made up. @param beginsAtMs where the audio starts. @param durationMs 0 if unknown. */
export function cuesOfTranscript(
	{ text, segments }: { text: string; segments: readonly { text: string; startSecond: number; endSecond: number }[] },
	{ beginsAtMs, durationMs }: { beginsAtMs: number; durationMs: number },
): Cue[] {
	const last = segments.reduce((end, { endSecond }) => Math.max(end, Number.isFinite(endSecond) ? endSecond : 0), 0)
	const endsAt = durationMs > 0 ? durationMs : Math.min(Math.max(beginsAtMs + last * 1000, 60_000), 3_600_000)
	const timed: Spoken[] = segments.map((segment) => ({
		text: segment.text,
		startMs: beginsAtMs + segment.startSecond * 1000,
		endMs: beginsAtMs + segment.endSecond * 1000,
	}))
	const spoken = timed.length > 0 ? timed : [{ text, startMs: beginsAtMs, endMs: endsAt }]
	const cues = spoken
		.map((piece) => ({ ...piece, text: tidyCueText(piece.text.toWellFormed()).replaceAll("\n", " ") }))
		.filter((piece) => piece.text && Number.isFinite(piece.startMs) && Number.isFinite(piece.endMs))
		.flatMap(divided)
		.map((piece): Cue => {
			const startMs = Math.round(Math.min(Math.max(piece.startMs, 0), Math.max(endsAt - SHORTEST_MS, 0)))
			const endMs = Math.round(Math.min(Math.max(piece.endMs, startMs + SHORTEST_MS), endsAt))
			return { startMs, endMs: Math.max(endMs, startMs + 1), text: piece.text.slice(0, CUE_TEXT_MAX).toWellFormed() }
		})
	return fitting(inOrder(cues).slice(0, CUES_MAX))
}

/** A model that repeats itself endlessly would otherwise produce captions that no one could open. */
function fitting(cues: Cue[]): Cue[] {
	const fits = Buffer.byteLength(printVtt(cues)) <= VTT_CAP_BYTES
	return fits ? cues : fitting(cues.slice(0, Math.floor(cues.length * 0.9)))
}
