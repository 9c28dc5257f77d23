import { createHash } from "node:crypto"
import { expect } from "vitest"
import { send } from "../../support/send"
import type { TestServer } from "../../support/server"
import { refusalProblems } from "./expect-refusal"
import { exchange, type RawAnswer } from "./raw-http"
import { isInSample } from "./soak"

export interface HostileCase {
	name: string
	bytes: Buffer
	/** The request is incomplete or malformed, so the server may close the connection instead of answering. */
	mayClose?: boolean
	thenClose?: boolean
	/** The kinds of attack that this is an example of. A sample contains at least one of each. */
	kinds?: string[]
	/** An extra check on top of the rules for every answer. Returns what is wrong. */
	check?(answer: RawAnswer): string | undefined
}

/** What no answer to a stranger may contain: paths, stack traces, names of internal parts. */
const INSIDE = /node_modules|at async |\bprisma\b|PostgreSQL|SELECT |\/tests\/|\.next\//i

function isApi(bytes: Buffer): boolean {
	const [, path = ""] = bytes.toString("latin1", 0, 200).split(" ")
	return /^\/(api|media)(\/|$)/.test(path)
}

function problemsOf({ bytes, check }: HostileCase, answer: RawAnswer): string[] {
	const problems: string[] = []
	if (!(answer.status >= 200 && answer.status < 500)) problems.push(`status ${answer.status}`)
	if (isApi(bytes) && answer.status >= 400 && !bytes.toString("latin1", 0, 5).startsWith("HEAD")) {
		problems.push(...refusalProblems(answer))
	}
	if (answer.status >= 400 && INSIDE.test(answer.text)) problems.push("shows its inside")
	const wrong = check?.(answer)
	if (wrong) problems.push(wrong)
	return problems
}

/** Fires cases at one server and counts the different ones. */
export class Barrage {
	readonly #seen = new Set<string>()
	readonly #pid: number
	readonly #kinds = new Set<string>()
	/** Ids of the requests that were told to retry later. */
	#heard = 0
	#fired = 0
	#slowest = { ms: 0, name: "" }

	constructor(readonly server: TestServer) {
		this.#pid = server.pid
	}

	/**
	 * Fires a few at a time. Afterwards the server must be the same process and ready. Fails with every case that
	 * failed.
	 * @param options.sample for cases that loops generate by the hundred: fires one of 100 and one of each kind, always the same ones; the soak test fires them all
	 */
	async fire(cases: HostileCase[], { atOnce = 6, sample = false } = {}): Promise<void> {
		const different = cases.filter(({ bytes }) => {
			const digest = createHash("sha256").update(bytes).digest("base64")
			const isNew = !this.#seen.has(digest)
			this.#seen.add(digest)
			return isNew
		})
		const waiting = sample ? different.filter((one, index) => this.#isNewKind(one) || isInSample(index)) : different
		this.#fired += waiting.length
		const failures: string[] = []
		this.#heard = this.server.output().length
		const worker = async () => {
			for (let next = waiting.pop(); next; next = waiting.pop()) failures.push(...(await this.#judge(next)))
		}
		await Promise.all(Array.from({ length: atOnce }, worker))
		expect(failures).toEqual([])
		await this.expectWell()
	}

	#isNewKind({ kinds = [] }: HostileCase): boolean {
		const fresh = kinds.filter((kind) => !this.#kinds.has(kind))
		for (const kind of fresh) this.#kinds.add(kind)
		return fresh.length > 0
	}

	async #judge(hostile: HostileCase): Promise<string[]> {
		const outcome = await exchange(this.server.url, hostile.bytes, hostile.thenClose)
		if (outcome === "closed") return hostile.mayClose ? [] : [`${hostile.name}: hung up on`]
		if (outcome === "silent") return [`${hostile.name}: no answer`]
		const problems = problemsOf(hostile, outcome)
		if (outcome.ms > this.#slowest.ms) this.#slowest = { ms: Math.round(outcome.ms), name: hostile.name }
		return problems.length > 0
			? [`${hostile.name}: ${problems.join("; ")} (${outcome.status} ${outcome.text.slice(0, 100)})`]
			: []
	}

	async expectWell(): Promise<void> {
		expect(process.kill(this.#pid, 0)).toBe(true)
		const health = await send(this.server.url, "GET /api/health")
		expect(health.body).toEqual({ live: true, ready: true })
		// A server fault is logged as an error even if the answer looked fine. So is an unhandled rejection.
		const heard = this.server.output().slice(this.#heard).split("\n")
		expect(heard.filter((line) => /"level":[56]0|unhandled|uncaught|MaxListeners/i.test(line))).toEqual([])
	}

	/** Counts the different cases and those that were fired. Printed with the slowest answer. */
	tally(what: string): { different: number; fired: number } {
		const tally = { different: this.#seen.size, fired: this.#fired }
		console.info(what, JSON.stringify({ ...tally, slowest: this.#slowest }))
		return tally
	}
}
