import { readFile, rm } from "node:fs/promises"
import { ownProgram } from "@/lib/isolation/own-program"
import { runProgram } from "@/lib/isolation/run-program"
import { log } from "@/lib/log"

/** A quiet machine reads 250 MB in two seconds. */
const SECONDS = 60
/** For the whole process. An empty one takes 70. */
const MEGABYTES = 512
const HEAP_MEGABYTES = 192
/** Below the processes that answer visitors. */
const NICENESS = 10
/** One line. */
const LARGEST_ANSWER_BYTES = 1024 * 1024

/**
 * none: the video has no audio. too_large: more audio than the limit. unreadable: also if reading took too much effort.
 */
export type AudioProblem = "none" | "too_large" | "unreadable"

export interface ExtractedAudio {
	bytes: Uint8Array
	contentType: "audio/webm" | "audio/mp4"
	/** Where in the video the audio begins. Times in the audio are that much later in the video. */
	beginsAtMs: number
}

/**
 * Extracts the audio of a stored video, packet by packet: a few MB where the video has 250. Never throws.
 *
 * It runs in a process of its own, capped in memory and time and without the server's environment, as in readPdf().
 * Containers come from strangers, and a parser whose heap runs full ends its process.
 * @param video path of a WebM or MP4 file @param maxBytes of the audio
 */
export async function extractAudio(
	video: string,
	maxBytes: number,
): Promise<ExtractedAudio | { problem: AudioProblem }> {
	const written = `${video}.sound`
	try {
		const args = [video, written, maxBytes, MEGABYTES, SECONDS]
		const said = await runProgram({
			...ownProgram("lib/media/audio/extract-audio-process.mjs", HEAP_MEGABYTES, args),
			withinMs: SECONDS * 1000,
			largestOutputBytes: LARGEST_ANSWER_BYTES,
			niceness: NICENESS,
		})
		const answer = JSON.parse(said.toString()) as Answer
		return "problem" in answer ? answer : { ...answer, bytes: await readFile(written) }
	} catch (error) {
		log.warn({ err: error instanceof Error ? error.message : String(error) }, "sound not extracted")
		return { problem: "unreadable" }
	} finally {
		await rm(written, { force: true })
	}
}

type Answer = Omit<ExtractedAudio, "bytes"> | { problem: AudioProblem }
