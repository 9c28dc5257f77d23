import path from "node:path"
import { Worker } from "node:worker_threads"
import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { GAUGE_BOX, gaugePath } from "./gauge-path"
import type { ReportData } from "./report-data"
import { REPORT_TOO_LARGE, REPORTS_BUSY } from "./texts"

/**
 * Laying out a long report takes seconds without a pause, during which the server would answer no one. A worker thread
 * with a capped heap does it, one report at a time: two would only slow each other down.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** Per report. A hundred questions with the longest answers take 5 s on a busy machine, a typical report 0.3 s. */
const PATIENCE_MS = 20_000
/** For loading the renderer and its fonts, which does not count against a report. */
const START_MS = 30_000
/** How many may wait besides the one being rendered; a typical report takes 0.3 s. */
const WAITING_MAX = 20
/** The renderer and its fonts hold 100 MB, which a server without reports does not need. */
const IDLE_MS = 60_000

interface Renderer {
	thread: Worker
	ready: Promise<void>
	/** Ends the wait for the current report. If not `usable`, the thread hangs or is dead and gets replaced. */
	answer: (bytes: Uint8Array | null, usable: boolean) => void
	idle?: NodeJS.Timeout
}

let renderer: Renderer | undefined
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * @throws `unavailable` with Retry-After if too many are waiting, or if this report exceeds the thread's time or
 * memory.
 */
export async function renderPdf(data: ReportData): Promise<Uint8Array> {
	if (waiting > WAITING_MAX) throw new AppError("unavailable", REPORTS_BUSY, { retryAfter: 5 })
	waiting += 1
	const turn = queue.then(() => renderOne(data))
	queue = turn
	const bytes = await turn.finally(() => {
		waiting -= 1
	})
	if (!bytes) throw new AppError("unavailable", REPORT_TOO_LARGE, { retryAfter: 60 })
	return bytes
}

async function renderOne(data: ReportData): Promise<Uint8Array | null> {
	renderer ??= startRenderer()
	const current = renderer
	clearTimeout(current.idle)
	current.thread.ref()
	return await new Promise((resolve) => {
		const giveUp = () => current.answer(null, false)
		let timer = setTimeout(giveUp, START_MS)
		let answered = false
		current.answer = (bytes, usable) => {
			answered = true
			clearTimeout(timer)
			current.answer = () => undefined
			current.thread.unref()
			if (usable) current.idle = setTimeout(() => discard(current), IDLE_MS).unref()
			else discard(current)
			resolve(bytes)
		}
		void current.ready.then(() => {
			clearTimeout(timer)
			if (!answered) timer = setTimeout(giveUp, PATIENCE_MS)
		})
		current.thread.postMessage({ data, box: { ...GAUGE_BOX, full: gaugePath(100) } })
	})
}

function startRenderer(): Renderer {
	// A path from the project's folder, as in lib/media/measure-video.ts, because bundlers cannot follow a thread's
	// imports.
	const program = path.join(/* turbopackIgnore: true */ process.cwd(), "lib", "quizzes", "report", "report-worker.mjs")
	const thread = new Worker(program, { resourceLimits: HEAP_LIMITS, execArgv: [] })
	const ready = new Promise<void>((resolve) => thread.once("message", () => resolve()))
	const made: Renderer = { thread, ready, answer: () => undefined }
	// The first message only signals readiness.
	void ready.then(() => thread.on("message", (bytes: Uint8Array | null) => made.answer(bytes, true)))
	thread.on("error", (error) => {
		log.warn({ err: error instanceof Error ? error.message : String(error) }, "report thread ended")
		made.answer(null, false)
	})
	thread.on("exit", () => {
		if (renderer === made) renderer = undefined
		made.answer(null, false)
	})
	return made
}

function discard(used: Renderer): void {
	if (renderer === used) renderer = undefined
	clearTimeout(used.idle)
	// Terminating interrupts even a layout that never pauses.
	void used.thread.terminate()
}
