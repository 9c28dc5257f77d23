import { afterEach, describe, expect, it, vi } from "vitest"
import { Slots } from "./slots"

const busy = "Busy."

afterEach(() => vi.useRealTimers())

describe("Slots", () => {
	it("refuses a caller beyond its limit, and says when to retry", async () => {
		const slots = new Slots({ count: 2, waitMs: 10, busy, retryAfterSeconds: 10 })
		const [first] = await Promise.all([slots.take(), slots.take()])
		await expect(slots.take()).rejects.toMatchObject({ code: "unavailable", message: busy, retryAfter: 10 })
		first?.()
		first?.()
		await slots.take()
		await expect(slots.take()).rejects.toMatchObject({ code: "unavailable" })
	})

	it("gives a slot to the caller that waited longest, also after failed work", async () => {
		const slots = new Slots({ count: 1, waitMs: 5_000, busy, retryAfterSeconds: 5 })
		const order: string[] = []
		const failing = slots.run(() => Promise.reject(new Error("broken")))
		const second = slots.run(async () => void order.push("second"))
		const third = slots.run(async () => void order.push("third"))
		await expect(failing).rejects.toThrow("broken")
		await Promise.all([second, third])
		expect(order).toEqual(["second", "third"])
	})

	it("gives up waiting, and frees its place in the queue", async () => {
		const slots = new Slots({ count: 1, waitMs: 20, busy, retryAfterSeconds: 5 })
		const giveBack = await slots.take()
		await expect(slots.take()).rejects.toMatchObject({ code: "unavailable" })
		giveBack()
		await slots.take()
	})

	it("lets those go ahead who have waited long enough where nothing is refused, and counts them", async () => {
		vi.useFakeTimers()
		const slots = new Slots({ count: 10, waitMs: 500, busy: null })
		const came: number[] = []
		const ends: (() => void)[] = []
		const ask = async (at: number) => {
			ends[at] = await slots.take()
			came.push(at)
		}
		const first = (count: number) => Array.from({ length: count }, (_, at) => at)
		for (const at of first(12)) void ask(at)
		await vi.advanceTimersByTimeAsync(499)
		expect(came).toEqual(first(10))
		await vi.advanceTimersByTimeAsync(1)
		expect(came).toEqual(first(12))
		void ask(12)
		ends[0]?.()
		ends[0]?.()
		ends[1]?.()
		await vi.advanceTimersByTimeAsync(0)
		expect(came).toEqual(first(12))
		ends[2]?.()
		await vi.advanceTimersByTimeAsync(0)
		expect(came).toEqual(first(13))
	})
})
