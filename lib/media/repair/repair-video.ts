import { type ChildProcess, spawn } from "node:child_process"
import { stat } from "node:fs/promises"
import { setPriority } from "node:os"
import path from "node:path"
import { log } from "@/lib/log"

/**
 * damaged: what the file says of itself is not so. cut: it breaks off before its end. unsupported: without a picture, or
 * with a track that no copy could hold. different: the copy was not the same recording. effort: more time or memory than
 * any honest one needs.
 */
export type RepairProblem = "damaged" | "cut" | "unsupported" | "different" | "effort"

export interface RepairedVideo {
	/** The target holds a copy; false: the file had all it needs. */
	isCopied: boolean
	/** Bytes and SHA-256 (hex) of the one that players are to have. */
	file: { size: number; sha256: string }
	durationMs: number
	/** As displayed, in pixels. */
	width: number
	height: number
	/** H.264 and AAC in MP4. */
	playsAnywhere: boolean
}
export type Repair = RepairedVideo | { problem: RepairProblem; reason?: string }

/** A minute of video takes 0.2 s, and 250 MB take 2 s on a quiet machine. */
const timeFor = (bytes: number) => 15_000 + bytes / 5_000
/** All of the process; an empty one has 70. */
const MEGABYTES = 512
const HEAP_MEGABYTES = 256
/** Behind whoever answers visitors. */
const NICENESS = 10
/** Starting it takes longer than repairing a minute of video; one that nobody needs holds memory. */
const IDLE_MS = 15_000

interface Repairer {
	child: ChildProcess
	isReady: boolean
	/** Ends the wait for the file in hand; null: the process is gone. */
	answer: (repair: Repair | null) => void
	idle?: NodeJS.Timeout
}

let repairer: Repairer | undefined
let queue: Promise<unknown> = Promise.resolve()
let isStopping = false

/**
 * Reads a stored video and, where it lacks duration, cues or fast start, writes a copy of the same packets that has them
 * to `target`; verified, and nothing in `target` counts otherwise. One file after the other, in a process of its own,
 * capped in memory and time and without our environment: see read-pdf.ts for why a thread will not do.
 * @throws Error where no process can be had, or on the way out.
 */
export function repairVideo(source: string, target: string, options: { withinMs?: number } = {}): Promise<Repair> {
	const turn = queue.then(() => repairOne(source, target, options.withinMs))
	queue = turn.catch(() => undefined)
	return turn
}

async function repairOne(source: string, target: string, limitMs: number | undefined): Promise<Repair> {
	const { size } = await stat(source)
	if (isStopping) throw new Error("The server is stopping.")
	repairer ??= startRepairer()
	const current = repairer
	clearTimeout(current.idle)
	hold(current, true)
	const withinMs = limitMs ?? timeFor(size)
	return await new Promise((resolve, reject) => {
		const timer = setTimeout(() => current.child.kill("SIGKILL"), withinMs + 2_000)
		current.answer = (repair) => {
			clearTimeout(timer)
			current.answer = () => undefined
			hold(current, false)
			current.idle = setTimeout(() => discard(current), IDLE_MS)
			current.idle.unref()
			if (repair) resolve(repair)
			else if (current.isReady && !isStopping) resolve({ problem: "effort" })
			else reject(new Error("The process that repairs videos ended."))
		}
		current.child.send({ source, target, withinMs })
	})
}

function startRepairer(): Repairer {
	// By path from the project's folder, which is where the server is started: bundlers cannot follow it.
	const program = path.join(/* turbopackIgnore: true */ process.cwd(), "lib", "media", "repair", "repair-process.mjs")
	const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MEGABYTES}`, program, String(MEGABYTES)], {
		// None of our secrets.
		env: { NODE_ENV: "production" },
		stdio: ["ignore", "ignore", "ignore", "ipc"],
	})
	const made: Repairer = { child, isReady: false, answer: () => undefined }
	child.on("message", (message: "ready" | Repair) => {
		if (message === "ready") made.isReady = true
		else made.answer(message)
	})
	const end = (reason: string) => {
		if (repairer === made) repairer = undefined
		log.debug({ reason }, "repair process ended")
		made.answer(null)
	}
	// A host out of handles says so twice, for the start and for the first message; unheard, the second would end the server.
	child.on("error", (error) => end(error.message))
	child.once("exit", (code, signal) => end(`ended with ${code ?? signal}`))
	if (child.pid) lowerPriority(child.pid)
	return made
}

/** Whoever waits for a file keeps this process alive; a repairer without work does not. */
function hold({ child }: Repairer, wanted: boolean): void {
	if (wanted) {
		child.ref()
		child.channel?.ref()
	} else {
		child.unref()
		child.channel?.unref()
	}
}

function discard(used: Repairer): void {
	if (repairer === used) repairer = undefined
	used.child.kill("SIGKILL")
}

/** On the way out: ends the file in hand, which another process takes up, and takes no more. */
export function stopRepairs(): void {
	isStopping = true
	if (repairer) discard(repairer)
}

function lowerPriority(pid: number): void {
	try {
		setPriority(pid, NICENESS)
	} catch {
		// Gone already, or not allowed here: it is repaired all the same.
	}
}
