import { setImmediate } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { mutex } from "./process-wide"

describe("mutex", () => {
	it("starts a task when the previous one has succeeded or failed, and returns its result", async () => {
		const runExclusive = mutex("test")
		const seen: string[] = []
		const works = ["a", "b", "c"].map((name) =>
			runExclusive(async () => {
				seen.push(`begins ${name}`)
				await setImmediate()
				seen.push(`ends ${name}`)
				if (name === "b") throw new Error("b went wrong")
				return `${name} went well`
			}).catch((error: Error) => error.message),
		)
		expect(await Promise.all(works)).toEqual(["a went well", "b went wrong", "c went well"])
		expect(seen).toEqual(["begins a", "ends a", "begins b", "ends b", "begins c", "ends c"])
	})
})
