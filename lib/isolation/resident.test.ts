import { EventEmitter } from "node:events"
import { setImmediate } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Resident, type StartHost } from "./resident"

/** The hosts in the order of their start. Each one waits for the test to say what it sends. */
let started: { says: (message: string) => void; exits: () => void; asked: unknown[]; ended: boolean; held: boolean }[]
const start: StartHost = () => {
	const events = new EventEmitter()
	const says = (message: string) => void events.emit("message", message)
	const made = { says, exits: () => void events.emit("exit"), asked: [] as unknown[], ended: false, held: false }
	started.push(made)
	return {
		events,
		ask: (question) => made.asked.push(question),
		hold: (wanted) => {
			made.held = wanted
		},
		end() {
			made.ended = true
		},
	}
}

let resident: Resident<string, string>
const ask = (question: string, withinMs = 1000) =>
	resident.runExclusive(() => {
		const asked = performance.now()
		return resident.ask(question, (since) => (since ?? asked) + withinMs)
	})
/** Lets the host come up and ask. */
const host = async (number: number) => {
	await setImmediate()
	const found = started[number]
	if (!found) throw new Error(`Only ${started.length} were started.`)
	return found
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
	started = []
	resident = new Resident({ name: "one", start, idleMs: 500 })
})
afterEach(() => {
	vi.useRealTimers()
})

describe("Resident", () => {
	it("asks one after the other of one that stays, which keeps the process alive only while it works", async () => {
		const answers = [ask("a"), ask("b")]
		const { says, exits, asked, ...rest } = await host(0)
		expect(rest).toEqual({ ended: false, held: true })
		says("ready")
		await setImmediate()
		expect(asked).toEqual(["a"])
		expect(resident.size).toBe(2)
		says("A")
		await setImmediate()
		expect(asked).toEqual(["a", "b"])
		says("B")
		expect(await Promise.all(answers)).toEqual(["A", "B"])
		expect(started).toHaveLength(1)
		expect(started[0]?.held).toBe(false)
		expect(resident.size).toBe(0)
	})

	it("ends one that has had nothing to do for a while", async () => {
		const first = ask("a")
		const { says } = await host(0)
		says("ready")
		says("A")
		await first
		await vi.advanceTimersByTimeAsync(499)
		expect(started[0]?.ended).toBe(false)
		await vi.advanceTimersByTimeAsync(1)
		expect(started[0]?.ended).toBe(true)
		const second = ask("b")
		const next = await host(1)
		next.says("ready")
		next.says("B")
		expect(await second).toBe("B")
	})

	it("replaces one that takes too long, whose late answer counts for nothing", async () => {
		const late = ask("a", 1000)
		const { says, exits } = await host(0)
		await vi.advanceTimersByTimeAsync(900)
		// Its time starts over: a host's start-up time does not count against the file.
		says("ready")
		await vi.advanceTimersByTimeAsync(999)
		expect(started[0]?.ended).toBe(false)
		await vi.advanceTimersByTimeAsync(1)
		expect(await late).toBeNull()
		const next = ask("b")
		const second = await host(1)
		says("A")
		exits()
		second.says("ready")
		second.says("B")
		expect(await next).toBe("B")
	})

	it("asks again how long it may take when another comes to wait", async () => {
		const first = resident.runExclusive(() =>
			resident.ask("a", (since = 0) => since + (resident.size > 1 ? 100 : 1000)),
		)
		const { says } = await host(0)
		says("ready")
		await vi.advanceTimersByTimeAsync(200)
		expect(started[0]?.ended).toBe(false)
		const second = ask("b")
		await vi.advanceTimersByTimeAsync(0)
		expect(await first).toBeNull()
		const next = await host(1)
		next.says("ready")
		next.says("B")
		expect(await second).toBe("B")
	})

	it("tells one that dies with the work from one that never began", async () => {
		const died = ask("a")
		const { says, exits } = await host(0)
		says("ready")
		exits()
		expect(await died).toBeNull()
		const unborn = ask("b")
		const expected = expect(unborn).rejects.toThrow("The one ended.")
		;(await host(1)).exits()
		await expected
	})

	it("once stopped, ends what is in hand and takes no more", async () => {
		const ended = expect(ask("a")).rejects.toThrow("The one ended.")
		const behind = expect(ask("b")).rejects.toThrow("stopping")
		const { says } = await host(0)
		says("ready")
		resident.stop()
		await Promise.all([ended, behind])
		expect(started).toHaveLength(1)
	})
})
