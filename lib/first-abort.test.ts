import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { afterEach, describe, expect, it, vi } from "vitest"
import { firstAbort } from "./first-abort"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

function aborted(signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }))
}

afterEach(() => {
	vi.useRealTimers()
})

describe("firstAbort", () => {
	it("aborts with the first of the others", async () => {
		const one = new AbortController()
		const other = new AbortController()
		const { signal } = firstAbort([one.signal, other.signal])
		const heard = aborted(signal)
		expect(signal.aborted).toBe(false)
		other.abort()
		await heard
	})

	it("is aborted at once if one of them already is", () => {
		expect(firstAbort([new AbortController().signal, AbortSignal.abort()], 1000).signal.aborted).toBe(true)
	})

	it("aborts at its time, whatever is garbage-collected meanwhile", async () => {
		const heard = aborted(firstAbort([new AbortController().signal], 40).signal)
		collectGarbage()
		await heard
	})

	it("never aborts once it was stopped, and releases its listeners", () => {
		vi.useFakeTimers()
		const other = new AbortController()
		const { signal, stop } = firstAbort([other.signal], 1)
		stop()
		other.abort()
		expect(vi.getTimerCount()).toBe(0)
		expect(signal.aborted).toBe(false)
	})
})
