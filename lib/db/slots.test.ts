import { describe, expect, it } from "vitest"
import { Slots } from "./slots"

const busy = "Busy."

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
})
