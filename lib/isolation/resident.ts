import { type Serializable, spawn } from "node:child_process"
import type { EventEmitter } from "node:events"
import { type ResourceLimits, Worker } from "node:worker_threads"
import { log } from "@/lib/log"
import { processWide } from "@/lib/process-wide"
import { BARE_ENVIRONMENT, lowerPriority, ownModule, ownProgram } from "./own-program"

/** A thread or a process. Its first message says that it is ready, each other is an answer. */
interface Host {
	/** Tells "message", "error" and "exit". */
	events: EventEmitter
	ask(question: Serializable): void
	/** Whether it keeps this process alive. */
	hold(wanted: boolean): void
	/** Interrupts even a parser that never pauses. */
	end(): void
}

export type StartHost = () => Host

/** @param program from the project's folder */
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
	/** From the project's folder. */
	program: string
	args: readonly (string | number)[]
	heapMegabytes: number
	niceness: number
}

/** For what a thread cannot hold, see read-pdf.ts. */
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
	/** When the one that has it could begin, on the clock of performance.now(); undefined while it starts. */
	since: number | undefined
	giveUpAt: (since: number | undefined) => number
	timer?: NodeJS.Timeout
	settle(answer: Answer | null): void
}

interface ResidentOptions {
	/** As logs and errors have it. */
	name: string
	start: StartHost
	/** How long one without work is kept; for ever where absent. */
	idleMs?: number
}

/** The one of this process by its name. */
export function resident<Question extends Serializable, Answer>(options: ResidentOptions): Resident<Question, Answer> {
	return processWide(options.name, () => new Resident<Question, Answer>(options))
}

/**
 * Work that takes seconds without a pause, or that reads what strangers sent: one piece after the other, in a thread or a
 * process that stays for the next one and is replaced where it hangs or dies.
 */
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

	/** How many are in turn, the one in hand among them. */
	get size(): number {
		return this.#size
	}

	/** One after the other: what asks does so in its turn. Rejects as `work` does. */
	async runExclusive<T>(work: () => Promise<T>): Promise<T> {
		this.#size += 1
		this.#watch()
		const turn = this.#last.then(work)
		this.#last = turn.catch(() => undefined)
		return await turn.finally(() => {
			this.#size -= 1
		})
	}

	/**
	 * To be called in turn. @returns null where none came: it took longer than it may, or its thread or process ended.
	 * @param giveUpAt until when it is waited for, on the clock of performance.now(); asked again once it could begin
	 * (`since`), and whenever another comes to wait behind it
	 * @throws Error where there was nothing that could begin with it, and once it is stopped.
	 */
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

	/** On the way out: ends what is in hand, and takes no more. */
	stop(): void {
		this.#isStopped = true
		if (this.#running) this.#discard(this.#running)
	}

	#begin(): Running {
		const { name, start } = this.#options
		const running: Running = { host: start(), isReady: false }
		running.host.events
			.on("message", (message) => this.#hear(running, message))
			// A process says so twice where the host is out of handles, for the start and for the first message; unheard, the
			// second would end the server.
			.on("error", (error: unknown) => {
				// Its heap ran full, or it could not start at all; the second would otherwise only show as missing answers.
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
