import { setImmediate } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { oneAtATime } from "./process-wide"

describe("oneAtATime", () => {
	it("starts a task when the previous one has succeeded or failed, and returns its result", async () => {
		const inTurn = oneAtATime("test")
		const seen: string[] = []
		const works = ["a", "b", "c"].map((name) =>
			inTurn(async () => {
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
