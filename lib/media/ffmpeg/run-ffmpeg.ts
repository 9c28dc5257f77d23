import { createReadStream } from "node:fs"
import { runProgram } from "@/lib/isolation/run-program"
import { processWide } from "@/lib/process-wide"
import { findFfmpeg } from "./find-ffmpeg"

/** Below everything else on the host. */
const NICENESS = 15
const KEPT_WORDS = 2_000
const LARGEST_OUTPUT_BYTES = 16 * 1024 * 1024

/** ffmpeg opens nothing that a file names, and makes nothing larger than an 8K frame. */
const CAREFUL = ["-hide_banner", "-loglevel", "error", "-nostats", "-threads", "1", "-max_alloc", "268435456"]
const INPUT = ["-protocol_whitelist", "pipe", "-max_pixels", "33177600"]

const stopping = processWide("ffmpegStopping", () => new AbortController())

interface FfmpegRun {
	/** A file that repairVideo() has read through. Bytes straight from strangers never reach ffmpeg. */
	source: string
	format: "webm" | "mp4"
	/** All arguments after the input. */
	output: string[]
	withinMs: number
}

/**
 * Runs ffmpeg once, at low priority and without the server's environment. ffmpeg reads the file from a pipe: if this
 * process is killed, the pipe ends, and so does ffmpeg.
 * @returns what it wrote to standard output.
 * @throws Error with its last words, when its time is over, and at shutdown.
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

/** At shutdown. */
export function stopFfmpeg(): void {
	stopping.abort(new Error("The server is stopping."))
}
