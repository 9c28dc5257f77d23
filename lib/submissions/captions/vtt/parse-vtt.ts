import { invalid } from "@/lib/errors"
import { CUES_MAX, type Cue, TIME_MAX_MS, tidyCueText, VTT_CAP_BYTES } from "./cue"

const TIMING = /^[ \t]*(\S{9,15})[ \t]+-->[ \t]+(\S{9,15})(?:[ \t][^\n]*)?$/
/** SubRip writes a comma, and some programs do so in WebVTT too. */
const TIME = /^(?:(\d{1,3}):)?([0-5]\d):([0-5]\d)[.,](\d{3})$/
const ARROW = "-->"

const refused = (line: number, why: string) => invalid("vtt", `Line ${line}: ${why}`)

function milliseconds(text: string, line: number): number {
	const found = TIME.exec(text)
	if (!found) throw refused(line, "the times aren't readable. They look like 00:01.500 --> 00:04.000.")
	const [, hours = "0", minutes = "0", seconds = "0", fraction = "0"] = found
	const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction)
	if (ms > TIME_MAX_MS) throw refused(line, "the time is more than an hour after the beginning.")
	return ms
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }
const MARKS: Readonly<Record<string, string>> = { lrm: "\u200e", rlm: "\u200f" }

function character(whole: string, name: string): string {
	if (!name.startsWith("#")) return NAMED[name] ?? MARKS[name] ?? whole
	const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
	// Lone surrogates cannot be stored.
	return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ""
}

/** Strips tags (voices, colors, karaoke times, SubRip's places), which browsers do not show. */
function plain(markup: string): string {
	return markup
		.replace(/<[^>]*(?:>|$)/g, "")
		.replace(/\{\\[^{}]*\}/g, "")
		.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, character)
}

function blockEnd(lines: readonly string[], at: number): number {
	let end = at
	while (end < lines.length && lines[end]?.trim() && !lines[end]?.includes(ARROW)) end += 1
	return end
}

function timesAt(lines: readonly string[], at: number): Pick<Cue, "startMs" | "endMs"> {
	const timing = TIMING.exec(lines[at] ?? "")
	const startMs = milliseconds(timing?.[1] ?? "", at + 1)
	const endMs = milliseconds(timing?.[2] ?? "", at + 1)
	if (endMs <= startMs) throw refused(at + 1, "this caption ends before it begins.")
	return { startMs, endMs }
}

/** The line with the times of the block at `at`; null for a note, style, or region, which may hold anything. */
function timingLine(lines: readonly string[], at: number): number | null {
	if (lines[at]?.includes(ARROW)) return at
	// A cue's own name may precede its times.
	if (lines[at + 1]?.includes(ARROW)) return at + 1
	if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(lines[at] ?? "")) return null
	throw refused(at + 1, "the times of this caption are missing.")
}

function firstBlock(lines: readonly string[]): number {
	// Lines directly below the first one belong to the header.
	if (/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) return blockEnd(lines, 1)
	const at = lines.findIndex((line) => line.trim())
	const isSubRip = lines[at]?.includes(ARROW) || (/^\s*\d+\s*$/.test(lines[at] ?? "") && lines[at + 1]?.includes(ARROW))
	if (!isSubRip) throw refused(1, "this isn't a WebVTT file. Its first line must be WEBVTT.")
	return at
}

/** Strict where a browser would silently drop a cue: the admin can fix it. @throws `invalid` on `vtt` with the line. */
export function parseVtt(file: string): Cue[] {
	if (new TextEncoder().encode(file).length > VTT_CAP_BYTES) throw invalid("vtt", "The file is larger than 256 KB.")
	const lines = file.replace(/^\ufeff/, "").split(/\r\n|\n|\r/)
	const cues: Cue[] = []
	let at = firstBlock(lines)
	while (at < lines.length) {
		if (!lines[at]?.trim()) {
			at += 1
			continue
		}
		const timing = timingLine(lines, at)
		if (timing === null) {
			at = blockEnd(lines, at)
			continue
		}
		const times = timesAt(lines, timing)
		at = blockEnd(lines, timing + 1)
		const text = tidyCueText(plain(lines.slice(timing + 1, at).join("\n")))
		if (text) cues.push({ ...times, text })
		if (cues.length > CUES_MAX) throw invalid("vtt", `The file has more than ${CUES_MAX} captions.`)
	}
	return cues
}
