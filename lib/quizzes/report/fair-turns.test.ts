import { describe, expect, it } from "vitest"
import { fairTurns } from "./fair-turns"
import * as reportWords from "./words"

/** Starts work that ends when the test says so, and notes what has started. */
function world(count = 2, waitingEach = 2) {
	const run = fairTurns({ count, waitingEach })
	const started: string[] = []
	const ends = new Map<string, (fails?: boolean) => void>()
	const ask = (name: string) =>
		run(name[0] ?? "", () => {
			started.push(name)
			return new Promise<string>((resolve, reject) => {
				ends.set(name, (fails) => (fails ? reject(new Error(name)) : resolve(name)))
			})
		})
	/** What has started, once nothing moves on by itself. */
	const begun = async () => {
		await new Promise((done) => setImmediate(done))
		return started
	}
	const end = async (name: string, fails = false) => {
		await begun()
		ends.get(name)?.(fails)
	}
	return { ask, end, begun }
}

describe("fairTurns()", () => {
	it("runs one piece of work of each owner, so that a slow one leaves a place to the others", async () => {
		const { ask, end, begun } = world()
		for (const name of ["a1", "a2", "b1", "c1"]) void ask(name)
		expect(await begun()).toEqual(["a1", "b1"])
		await end("b1")
		expect(await begun()).toEqual(["a1", "b1", "c1"])
		await end("a1")
		expect(await begun()).toEqual(["a1", "b1", "c1", "a2"])
	})

	it("lets the others go first once an owner had its turn, also if that failed", async () => {
		const { ask, end, begun } = world(1)
		const failing = expect(ask("a1")).rejects.toThrow("a1")
		void ask("a2")
		const other = ask("b1")
		await end("a1", true)
		await failing
		expect(await begun()).toEqual(["a1", "b1"])
		await end("b1")
		expect(await other).toBe("b1")
		expect(await begun()).toEqual(["a1", "b1", "a2"])
	})

	it("refuses what one owner asks for beyond its cap, and nothing of another's", async () => {
		const { ask, end, begun } = world(1)
		for (const name of ["a1", "a2", "a3"]) void ask(name)
		await expect(ask("a4")).rejects.toMatchObject({ code: "unavailable", message: reportWords.reportsBusy })
		void ask("b1")
		await end("a1")
		expect(await begun()).toEqual(["a1", "b1"])
	})
})
