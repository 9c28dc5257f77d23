import { type Serializable, spawn } from "node:child_process"
import type { EventEmitter } from "node:events"
import { type ResourceLimits, Worker } from "node:worker_threads"
import { log } from "@/lib/log"
import { processWide } from "@/lib/process-wide"
import { BARE_ENVIRONMENT, lowerPriority, ownModule, ownProgram } from "./own-program"

/** A thread or a process. Its first message says that it is ready, and every later one is an answer. */
interface Host {
	events: EventEmitter
	ask(question: Serializable): void
	hold(wanted: boolean): void
	/** Interrupts even a parser that never pauses. */
	end(): void
}

export type StartHost = () => Host

export function residentThread(program: string, resourceLimits: ResourceLimits): StartHost {
	return () => {
		const thread = new Worker(ownModule(program), { resourceLimits, execArgv: [] })
		return {
			events: thread,
			ask: (question) => thread.postMessage(question),
			hold: (wanted) => (wanted ? thread.ref() : thread.unref()),
			end: () => void thread.terminate(),
		}
	}
}

interface ProcessOptions {
	/** Relative to the project's folder. */
	program: string
	args: readonly (string | number)[]
	heapMegabytes: number
	niceness: number
}

/** For work that a thread cannot contain. read-pdf.ts says why. */
export function residentProcess({ program, args, heapMegabytes, niceness }: ProcessOptions): StartHost {
	return () => {
		const own = ownProgram(program, heapMegabytes, args)
		const child = spawn(own.file, own.args, { env: BARE_ENVIRONMENT, stdio: ["ignore", "ignore", "ignore", "ipc"] })
		lowerPriority(child, niceness)
		return {
			events: child,
			ask: (question) => child.send(question),
			hold(wanted) {
				for (const handle of [child, child.channel]) handle?.[wanted ? "ref" : "unref"]()
			},
			end: () => child.kill("SIGKILL"),
		}
	}
}

interface Running {
	host: Host
	isReady: boolean
	idle?: NodeJS.Timeout
}

interface InHand<Answer> {
	running: Running
	/** When the host could begin with this question, by performance.now(). Undefined while the host starts. */
	since: number | undefined
	giveUpAt: (since: number | undefined) => number
	timer?: NodeJS.Timeout
	settle(answer: Answer | null): void
}

interface ResidentOptions {
	name: string
	start: StartHost
	idleMs?: number
}

export function resident<Question extends Serializable, Answer>(options: ResidentOptions): Resident<Question, Answer> {
	return processWide(options.name, () => new Resident<Question, Answer>(options))
}

/** For work that never pauses or reads strangers' bytes, in a thread or process that is replaced when it hangs. */
export class Resident<Question extends Serializable, Answer> {
	readonly #options: ResidentOptions
	#last: Promise<unknown> = Promise.resolve()
	#size = 0
	#running: Running | undefined
	#inHand: InHand<Answer> | undefined
	#isStopped = false

	constructor(options: ResidentOptions) {
		this.#options = options
	}

	get size(): number {
		return this.#size
	}

	/** Runs callers one after the other. Call ask() inside `work`. Rejects as `work` does. */
	async runExclusive<T>(work: () => Promise<T>): Promise<T> {
		this.#size += 1
		this.#watch()
		const turn = this.#last.then(work)
		this.#last = turn.catch(() => undefined)
		return await turn.finally(() => {
			this.#size -= 1
		})
	}

	/** Call it inside runExclusive(). @param giveUpAt by performance.now(); evaluated again when the host can begin
	 * (`since`) and when a caller joins the line. @returns null if the host took too long or ended. @throws Error if no
	 * host could start, and after stop(). */
	async ask(question: Question, giveUpAt: InHand<Answer>["giveUpAt"]): Promise<Answer | null> {
		if (this.#isStopped) throw new Error("The server is stopping.")
		const running = this.#running ?? this.#begin()
		clearTimeout(running.idle)
		running.host.hold(true)
		const answer = await new Promise<Answer | null>((settle) => {
			const since = running.isReady ? performance.now() : undefined
			this.#inHand = { running, since, giveUpAt, settle }
			this.#watch()
			running.host.ask(question)
		})
		if (answer === null && (this.#isStopped || !running.isReady)) throw new Error(`The ${this.#options.name} ended.`)
		return answer
	}

	stop(): void {
		this.#isStopped = true
		if (this.#running) this.#discard(this.#running)
	}

	#begin(): Running {
		const { name, start } = this.#options
		const running: Running = { host: start(), isReady: false }
		running.host.events
			.on("message", (message) => this.#hear(running, message))
			// A host without file handles emits this twice; unheard, the second, for its first message, would end the server.
			.on("error", (error: unknown) => {
				// Its heap ran full, or it could not start at all. A failed start would otherwise only show as missing answers.
				log.warn({ err: error instanceof Error ? error.message : String(error) }, `${name} ended`)
				this.#forget(running)
			})
			.once("exit", () => this.#forget(running))
		this.#running = running
		return running
	}

	#hear(running: Running, message: unknown): void {
		const isAnswer = running.isReady
		running.isReady = true
		if (isAnswer) this.#settle(running, message as Answer | null)
		else if (this.#inHand?.running === running) {
			this.#inHand.since = performance.now()
			this.#watch()
		}
	}

	#watch(): void {
		const inHand = this.#inHand
		if (!inHand) return
		clearTimeout(inHand.timer)
		const leftMs = Math.max(0, inHand.giveUpAt(inHand.since) - performance.now())
		inHand.timer = setTimeout(() => this.#discard(inHand.running), leftMs)
	}

	#settle(running: Running, answer: Answer | null): void {
		const inHand = this.#inHand
		if (inHand?.running !== running) return
		this.#inHand = undefined
		clearTimeout(inHand.timer)
		running.host.hold(false)
		const { idleMs } = this.#options
		if (this.#running === running && idleMs !== undefined) {
			running.idle = setTimeout(() => this.#discard(running), idleMs).unref()
		}
		inHand.settle(answer)
	}

	#discard(running: Running): void {
		running.host.end()
		this.#forget(running)
	}

	#forget(running: Running): void {
		clearTimeout(running.idle)
		if (this.#running === running) this.#running = undefined
		this.#settle(running, null)
	}
}
