import { type ChildProcess, spawn } from "node:child_process"
import { createReadStream } from "node:fs"
import { setPriority } from "node:os"
import { pipeline } from "node:stream/promises"
import { findFfmpeg } from "./find-ffmpeg"

/** Behind everything else on the host. */
const NICENESS = 15
const KEPT_WORDS = 2_000
const LARGEST_OUTPUT_BYTES = 16 * 1024 * 1024

/** Nothing that a file names is ever opened, and nothing larger than a frame of 8K is ever made. */
const CAREFUL = ["-hide_banner", "-loglevel", "error", "-nostats", "-threads", "1", "-max_alloc", "268435456"]
const INPUT = ["-protocol_whitelist", "pipe", "-max_pixels", "33177600"]

const running = new Set<ChildProcess>()
let isStopping = false

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
	const program = findFfmpeg()
	if (!program) throw new Error("This host has no ffmpeg.")
	if (isStopping) throw new Error("The server is stopping.")
	const input = [...INPUT, "-f", format === "mp4" ? "mov" : "matroska", "-i", "pipe:0"]
	const child = spawn(program, [...CAREFUL, ...input, ...output], { env: { NODE_ENV: "production" } })
	running.add(child)
	const timer = setTimeout(() => child.kill("SIGKILL"), withinMs)
	if (child.pid) lowerPriority(child.pid)
	const written: Buffer[] = []
	let size = 0
	let words = ""
	child.stdout.on("data", (chunk: Buffer) => {
		size += chunk.length
		if (size > LARGEST_OUTPUT_BYTES) child.kill("SIGKILL")
		else written.push(chunk)
	})
	child.stderr.on("data", (chunk: Buffer) => {
		words = (words + chunk.toString()).slice(-KEPT_WORDS)
	})
	// It closes its end as soon as it has what it wants.
	const fed = pipeline(createReadStream(source), child.stdin).catch(() => undefined)
	try {
		await new Promise<void>((resolve, reject) => {
			child.once("error", reject)
			child.once("close", (code, signal) => {
				if (code === 0) resolve()
				else reject(new Error(`ffmpeg ended with ${code ?? signal}: ${words.trim()}`))
			})
		})
	} finally {
		clearTimeout(timer)
		running.delete(child)
		child.stdin.destroy()
		await fed
	}
	return Buffer.concat(written)
}

/** On the way out. */
export function stopFfmpeg(): void {
	isStopping = true
	for (const child of running) child.kill("SIGKILL")
}

function lowerPriority(pid: number): void {
	try {
		setPriority(pid, NICENESS)
	} catch {
		// Gone already, or not allowed here.
	}
}
