import { execFileSync } from "node:child_process"
import { createReadStream } from "node:fs"
import { runProgram } from "@/lib/isolation/run-program"
import { processWide } from "@/lib/process-wide"
import { findFfmpeg } from "./find-ffmpeg"

const NICENESS = 15
const KEPT_WORDS = 2_000
const LARGEST_OUTPUT_BYTES = 16 * 1024 * 1024

/** ffmpeg opens nothing that a file names, and makes nothing larger than an 8K frame. */
const CAREFUL = ["-hide_banner", "-loglevel", "error", "-nostats", "-threads", "1", "-max_alloc", "268435456"]
const INPUT = ["-max_pixels", "33177600"]
// What phones and cameras record: a file that repairVideo() could not read reaches only these of ffmpeg's decoders.
const DECODERS =
	"h264,hevc,mpeg4,h263,mjpeg,prores,aac,mp3,mp3float,alac,ac3,eac3,amrnb,amrwb,opus,pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_f32le,pcm_mulaw,pcm_alaw,adpcm_ima_qt"
/** Seconds of the processor. Such a run does not end with the server, since it reads no pipe. */
const PROCESSOR_SECONDS = 3600

const stopping = processWide("ffmpegStopping", () => new AbortController())

export interface FfmpegInput {
	source: string
	format: "webm" | "mp4"
	/** repairVideo() could not read the file through. Its index may come last, so ffmpeg opens it by its path. */
	isUnread?: boolean
}

interface FfmpegRun extends FfmpegInput {
	output: string[]
	withinMs: number
}

/** Runs ffmpeg once, at low priority. It ends with this process if it reads a pipe, and by its own time if it opens a
 * file. @returns standard output. @throws Error with its last words, when its time is over, and at shutdown. */
export async function runFfmpeg({ source, format, isUnread, output, withinMs }: FfmpegRun): Promise<Buffer> {
	const file = findFfmpeg()
	if (!file) throw new Error("This host has no ffmpeg.")
	const container = ["-f", format === "mp4" ? "mov" : "matroska"]
	const input = isUnread
		? ["-timelimit", String(PROCESSOR_SECONDS), "-protocol_whitelist", "file", "-codec_whitelist", DECODERS]
		: ["-protocol_whitelist", "pipe"]
	return await runProgram({
		file,
		args: [...CAREFUL, ...INPUT, ...input, ...container, "-i", isUnread ? `file:${source}` : "pipe:0", ...output],
		input: isUnread ? undefined : () => createReadStream(source),
		withinMs,
		largestOutputBytes: LARGEST_OUTPUT_BYTES,
		niceness: NICENESS,
		lastWords: KEPT_WORDS,
		signal: stopping.signal,
	})
}

export const isFfmpegStopping = () => stopping.signal.aborted

let toneMapping: boolean | undefined

export function hasToneMapping(): boolean {
	const file = findFfmpeg()
	if (!file) return false
	toneMapping ??= /^ \S+ zscale /m.test(filtersOf(file)) && /^ \S+ tonemap /m.test(filtersOf(file))
	return toneMapping
}

function filtersOf(file: string): string {
	try {
		return execFileSync(file, ["-hide_banner", "-filters"], { encoding: "utf8", timeout: 10_000, stdio: "pipe" })
	} catch {
		return ""
	}
}

export function stopFfmpeg(): void {
	stopping.abort(new Error("The server is stopping."))
}
