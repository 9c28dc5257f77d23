import { describe, expect, it } from "vitest"
import { inBatches, sharedRead } from "./in-batches"

/** Work that ends when the test says so. */
function held<T>() {
	const runs: { key: string; items: T[]; finish: (results: T[]) => void; fail: (error: Error) => void }[] = []
	const work = (key: string, items: T[]) =>
		new Promise<T[]>((finish, fail) => {
			runs.push({ key, items, finish, fail })
		})
	return { runs, work }
}
const settled = () => new Promise(setImmediate)

describe("inBatches", () => {
	it("begins at once, and gathers what arrives meanwhile, each key by itself", async () => {
		const { runs, work } = held<number>()
		const call = inBatches(work)
		const calls = [call("a", 1), call("a", 2), call("b", 3), call("a", 4)]
		expect(runs.map(({ key, items }) => [key, items])).toEqual([
			["a", [1]],
			["b", [3]],
		])
		runs[0]?.finish([10])
		await settled()
		expect(runs[2]).toMatchObject({ key: "a", items: [2, 4] })
		runs[1]?.finish([30])
		runs[2]?.finish([20, 40])
		expect(await Promise.all(calls)).toEqual([10, 20, 30, 40])
	})

	it("begins anew once everything is done", async () => {
		const { runs, work } = held<number>()
		const call = inBatches(work)
		const first = call("a", 1)
		runs[0]?.finish([1])
		await first
		void call("a", 2)
		await settled()
		expect(runs[1]).toMatchObject({ items: [2] })
	})

	it.each([
		["serves those that wait behind a failed batch", "23505", "fulfilled"],
		["fails them too if the database is away", "ECONNREFUSED", "rejected"],
	])("%s", async (_, code, outcome) => {
		const { runs, work } = held<number>()
		const call = inBatches(work)
		const calls = Promise.allSettled([call("a", 1), call("a", 2)])
		runs[0]?.fail(Object.assign(new Error("failed"), { code }))
		await settled()
		runs[1]?.finish([2])
		expect((await calls).map(({ status }) => status)).toEqual(["rejected", outcome])
	})
})

it("fails one call alone if its own result is a promise that fails", async () => {
	const call = inBatches(async (_key, items: number[]) =>
		items.map((item) => (item === 2 ? Promise.reject(new Error("failed")) : item)),
	)
	const calls = await Promise.allSettled([call("a", 1), call("a", 2), call("a", 3)])
	expect(calls.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
})

describe("sharedRead", () => {
	it("never gives a caller what was read before it asked", async () => {
		let stored = "old"
		const reads: (() => void)[] = []
		const read = sharedRead(async (key) => {
			const found = stored
			await new Promise<void>((go) => reads.push(go))
			return `${key} ${found}`
		})
		const before = read("a")
		stored = "new"
		const after = [read("a"), read("a")]
		reads[0]?.()
		await settled()
		reads[1]?.()
		expect(await Promise.all([before, ...after])).toEqual(["a old", "a new", "a new"])
		expect(reads).toHaveLength(2)
	})
})
