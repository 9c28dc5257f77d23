import { readFile, rm } from "node:fs/promises"
import { ownProgram } from "@/lib/isolation/own-program"
import { runProgram } from "@/lib/isolation/run-program"
import { log } from "@/lib/log"

/** A quiet machine reads 250 MB in two seconds. */
const SECONDS = 60
/** The whole process. An empty one takes 70. */
const MEGABYTES = 512
const HEAP_MEGABYTES = 192
const NICENESS = 10
const LARGEST_ANSWER_BYTES = 1024 * 1024

/** none: the video has no audio. unreadable: also if reading took too much effort. */
export type AudioProblem = "none" | "too_large" | "unreadable"

export interface ExtractedAudio {
	bytes: Uint8Array
	contentType: "audio/webm" | "audio/mp4"
	/** Where in the video the audio begins. Times in the audio are that much later in the video. */
	beginsAtMs: number
}

/** A few MB where the video (WebM or MP4) has 250. Never throws. Containers come from strangers, and a parser whose heap
 * runs full ends its process, so this runs in a capped process, as readPdf() does. `maxBytes` limits the audio. */
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
