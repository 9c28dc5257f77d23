import { stat } from "node:fs/promises"
import path from "node:path"
import { Worker } from "node:worker_threads"
import { log } from "@/lib/log"

export interface VideoMeasure {
	/** From the packets' timestamps, so it needs no Duration element and believes none. */
	durationMs: number
	hasVideo: boolean
	/** As displayed, in pixels; 0 without a video track. */
	width: number
	height: number
}

/** Milliseconds for any file while nobody waits behind it: the machine may have other things to do as well. */
const PATIENCE_ALONE_MS = 1_000
/**
 * Milliseconds for one file while others wait behind it. Ten minutes of WebM without an index take 0.4 s, 224 MB of it
 * 1.3 s; no answer may take over two. A few KB that take longer are a header before a loop.
 */
const patienceFor = (bytes: number) => Math.min(400 + bytes / 100_000, 1_600)
/** Behind other files as well: no answer may take two seconds. Later than this the sender's own figure has to do. */
const ANSWER_WITHIN_MS = 1_900

/**
 * A file of a few KB can name four billion samples, and the parser then builds their table in one go: 5 GB and half a
 * minute without a pause, in which the server answers nobody. So it runs in a thread whose heap is capped and which is
 * thrown away when it takes too long. One thread for all files, since starting one costs more than measuring.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 }

interface Measurer {
	thread: Worker
	/** Once its code is loaded; the time that this takes is no file's fault. */
	ready: Promise<void>
	/** Ends the wait for the file in hand. Not `usable`: the thread hangs or is dead and gets replaced. */
	answer: (result: VideoMeasure | null, usable: boolean) => void
}

let measurer: Measurer | undefined
let queue: Promise<unknown> = Promise.resolve()
/** Files that have no answer yet, the one in hand among them. */
let unanswered = 0
/** Tells the file in hand that somebody waits behind it. */
let hurry: () => void = () => undefined

/** Null when the container cannot be read, or not in time. Never throws. `file` must be WebM or MP4 by sniffVideo. */
export async function measureVideo(file: string): Promise<VideoMeasure | null> {
	const latest = performance.now() + ANSWER_WITHIN_MS
	unanswered += 1
	hurry()
	const turn = queue.then(() => measureOne(file, latest - performance.now()))
	queue = turn
	return await turn.finally(() => {
		unanswered -= 1
	})
}

async function measureOne(file: string, leftMs: number): Promise<VideoMeasure | null> {
	if (leftMs <= 0) return null
	const bytes = await stat(file).then(
		({ size }) => size,
		() => 0,
	)
	measurer ??= startMeasurer()
	const current = measurer
	current.thread.ref()
	return await new Promise((resolve) => {
		const giveUp = () => current.answer(null, false)
		const leftAt = performance.now() + leftMs
		let timer = setTimeout(giveUp, leftMs)
		let answered = false
		current.answer = (result, usable) => {
			answered = true
			hurry = () => undefined
			clearTimeout(timer)
			current.answer = () => undefined
			current.thread.unref()
			if (!usable) discard(current)
			resolve(result)
		}
		void current.ready.then(() => {
			if (answered) return
			const since = performance.now()
			const wait = () => {
				const patience = Math.max(patienceFor(bytes), unanswered > 1 ? 0 : PATIENCE_ALONE_MS)
				clearTimeout(timer)
				timer = setTimeout(giveUp, Math.max(0, Math.min(since + patience, leftAt) - performance.now()))
			}
			hurry = wait
			wait()
		})
		current.thread.postMessage(file)
	})
}

function startMeasurer(): Measurer {
	// By path from the project's folder, which is where the server is started: bundlers cannot follow a thread's imports.
	const program = path.join(/* turbopackIgnore: true */ process.cwd(), "lib", "media", "measure-worker.mjs")
	const thread = new Worker(program, { resourceLimits: HEAP_LIMITS, execArgv: [] })
	const ready = new Promise<void>((resolve) => thread.once("message", () => resolve()))
	const made: Measurer = { thread, ready, answer: () => undefined }
	// The first message only says that it is ready.
	void ready.then(() => thread.on("message", (result: VideoMeasure | null) => made.answer(result, true)))
	thread.on("error", (error) => {
		// Its heap ran full, or it could not start at all; the second would otherwise only show as wrong durations.
		log.warn({ err: error instanceof Error ? error.message : String(error) }, "measuring thread ended")
		made.answer(null, false)
	})
	thread.on("exit", () => {
		if (measurer === made) measurer = undefined
		made.answer(null, false)
	})
	return made
}

function discard(used: Measurer): void {
	if (measurer === used) measurer = undefined
	// Terminating interrupts even a parser that never pauses.
	void used.thread.terminate()
}
