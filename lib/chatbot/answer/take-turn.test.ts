import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { takeTurn } from "./take-turn"

beforeEach(() => {
	vi.useFakeTimers()
})
afterEach(() => {
	vi.useRealTimers()
})

/** Takes turns, and tells in which order they came. */
function ask(count: number) {
	const came: number[] = []
	const ends: (() => void)[] = []
	for (let at = 0; at < count; at++) {
		void takeTurn().then((end) => {
			came.push(at)
			ends[at] = end
		})
	}
	return { came, ends }
}
const first = (count: number) => Array.from({ length: count }, (_, at) => at)

it("gives ten turns at once, and the others in order of arrival as turns end, each once", async () => {
	const { came, ends } = ask(14)
	await vi.advanceTimersByTimeAsync(0)
	expect(came).toEqual(first(10))
	ends[7]?.()
	ends[7]?.()
	ends[2]?.()
	await vi.advanceTimersByTimeAsync(0)
	expect(came).toEqual(first(12))
	for (const end of ends) end()
	await vi.advanceTimersByTimeAsync(0)
	expect(came).toEqual(first(14))
	for (const end of ends) end()
	const again = ask(11)
	await vi.advanceTimersByTimeAsync(0)
	expect(again.came).toEqual(first(10))
	for (const end of again.ends) end()
	await vi.advanceTimersByTimeAsync(0)
	again.ends[10]?.()
})

it("lets those go ahead who have waited for half a second, and counts them", async () => {
	const { came, ends } = ask(12)
	await vi.advanceTimersByTimeAsync(499)
	expect(came).toEqual(first(10))
	await vi.advanceTimersByTimeAsync(1)
	expect(came).toEqual(first(12))
	const later = ask(1)
	ends[0]?.()
	ends[1]?.()
	await vi.advanceTimersByTimeAsync(0)
	expect(later.came).toEqual([])
	ends[2]?.()
	await vi.advanceTimersByTimeAsync(0)
	expect(later.came).toEqual([0])
	for (const end of [...ends, ...later.ends]) end()
})
