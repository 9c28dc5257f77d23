import { readFile, rm } from "node:fs/promises"
import { ownProgram } from "@/lib/isolation/own-program"
import { runProgram } from "@/lib/isolation/run-program"
import { log } from "@/lib/log"

/** 250 MB are read in two seconds on a quiet machine. */
const SECONDS = 60
/** All of the process; an empty one has 70. */
const MEGABYTES = 512
const HEAP_MEGABYTES = 192
/** Behind whoever answers visitors. */
const NICENESS = 10
/** One line. */
const LARGEST_ANSWER_BYTES = 1024 * 1024

/** none: no sound in it. too_large: more sound than was asked for. unreadable: also where it took too much effort. */
export type AudioProblem = "none" | "too_large" | "unreadable"

export interface ExtractedAudio {
	bytes: Uint8Array
	contentType: "audio/webm" | "audio/mp4"
	/** Where in the video the sound begins; what is heard in it is that much later in the video. */
	beginsAtMs: number
}

/**
 * The sound of a stored video alone, its packets as they are: some MB where the video has 250. Never throws.
 *
 * In a process of its own, capped in memory and time and without our environment, as readPdf() has it: containers come
 * from strangers, and a parser whose heap runs full ends the process that it runs in.
 * @param video path of a WebM or MP4 file @param maxBytes of the sound
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
