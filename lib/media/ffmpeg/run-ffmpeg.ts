import { createReadStream } from "node:fs"
import { runProgram } from "@/lib/isolation/run-program"
import { processWide } from "@/lib/process-wide"
import { findFfmpeg } from "./find-ffmpeg"

/** Behind everything else on the host. */
const NICENESS = 15
const KEPT_WORDS = 2_000
const LARGEST_OUTPUT_BYTES = 16 * 1024 * 1024

/** Nothing that a file names is ever opened, and nothing larger than a frame of 8K is ever made. */
const CAREFUL = ["-hide_banner", "-loglevel", "error", "-nostats", "-threads", "1", "-max_alloc", "268435456"]
const INPUT = ["-protocol_whitelist", "pipe", "-max_pixels", "33177600"]

const stopping = processWide("ffmpegStopping", () => new AbortController())

interface FfmpegRun {
	/** A file that repairVideo() has read through; strangers' own bytes never come here. */
	source: string
	format: "webm" | "mp4"
	/** Everything behind the input. */
	output: string[]
	withinMs: number
}

/**
 * One run of ffmpeg, which takes the file by a pipe: where this process is killed the pipe ends, and so does it. Niced,
 * and without our environment.
 * @returns what it wrote to standard output. @throws Error with its last words, when its time is over, and on the way out.
 */
export async function runFfmpeg({ source, format, output, withinMs }: FfmpegRun): Promise<Buffer> {
	const file = findFfmpeg()
	if (!file) throw new Error("This host has no ffmpeg.")
	return await runProgram({
		file,
		args: [...CAREFUL, ...INPUT, "-f", format === "mp4" ? "mov" : "matroska", "-i", "pipe:0", ...output],
		input: () => createReadStream(source),
		withinMs,
		largestOutputBytes: LARGEST_OUTPUT_BYTES,
		niceness: NICENESS,
		lastWords: KEPT_WORDS,
		signal: stopping.signal,
	})
}

/** On the way out. */
export function stopFfmpeg(): void {
	stopping.abort(new Error("The server is stopping."))
}
