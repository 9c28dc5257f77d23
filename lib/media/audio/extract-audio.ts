import { spawn } from "node:child_process"
import { readFile, rm } from "node:fs/promises"
import { setPriority } from "node:os"
import path from "node:path"
import { log } from "@/lib/log"

/** 250 MB are read in two seconds on a quiet machine. */
const SECONDS = 60
/** All of the process; an empty one has 70. */
const MEGABYTES = 512
const HEAP_MEGABYTES = 192
/** Behind whoever answers visitors. */
const NICENESS = 10

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
		const answer = JSON.parse(await runExtraction(video, written, maxBytes)) as Answer
		return "problem" in answer ? answer : { ...answer, bytes: await readFile(written) }
	} catch (error) {
		log.warn({ err: error instanceof Error ? error.message : String(error) }, "sound not extracted")
		return { problem: "unreadable" }
	} finally {
		await rm(written, { force: true })
	}
}

type Answer = Omit<ExtractedAudio, "bytes"> | { problem: AudioProblem }

function runExtraction(video: string, written: string, maxBytes: number): Promise<string> {
	// By path from the project's folder, which is where the server is started: bundlers cannot follow it.
	const folder = path.join(/* turbopackIgnore: true */ process.cwd(), "lib", "media", "audio")
	const program = path.join(folder, "extract-audio-process.mjs")
	const limits = [maxBytes, MEGABYTES, SECONDS].map(String)
	const options = [`--max-old-space-size=${HEAP_MEGABYTES}`, program, video, written, ...limits]
	const child = spawn(process.execPath, options, {
		// None of our secrets.
		env: { NODE_ENV: "production" },
		stdio: ["ignore", "pipe", "ignore"],
	})
	const said: Buffer[] = []
	child.stdout.on("data", (chunk: Buffer) => said.push(chunk))
	if (child.pid) lowerPriority(child.pid)
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => child.kill("SIGKILL"), SECONDS * 1000)
		child.once("error", (error) => {
			clearTimeout(timer)
			reject(error)
		})
		// Not "exit": its answer may still be on the way then.
		child.once("close", (code, signal) => {
			clearTimeout(timer)
			if (code === 0) resolve(Buffer.concat(said).toString())
			else reject(new Error(`The extraction ended with ${code ?? signal}.`))
		})
	})
}

function lowerPriority(pid: number): void {
	try {
		setPriority(pid, NICENESS)
	} catch {
		// Gone already, or not allowed here: it works all the same.
	}
}
