import { describe, expect, it, vi } from "vitest"
import { type KeptTake, MEMORY_ONLY } from "./kept-take"
import type { TakeShelf } from "./shelf/shelf"
import { lazyKeeper } from "./take-keeper"

const HEAD = { key: "k", mimeType: "video/webm", source: "camera" } as const

function shelfOf(kept: Partial<KeptTake>): TakeShelf {
	return { keep: () => ({ ...MEMORY_ONLY, ...kept }), orphans: async () => [], load: async () => null }
}

describe("lazyKeeper", () => {
	it("does in its order, once the shelf is there, what was asked before", async () => {
		const done: unknown[] = []
		let open: (shelf: TakeShelf) => void = () => {}
		const keeper = lazyKeeper("acme", () => new Promise((resolve) => (open = resolve)))
		const kept = keeper.keep(HEAD, () => {})
		kept.add(new Blob(["a"]), 1000)
		kept.add(new Blob(["b"]), 2000)
		const finished = kept.finish(2)
		expect(done).toEqual([])
		open(
			shelfOf({
				add: (_, elapsedMs) => void done.push(elapsedMs),
				finish: async (seconds) => {
					done.push(seconds)
					return true
				},
			}),
		)
		expect(await finished).toBe(true)
		expect(done).toEqual([1000, 2000, 2])
	})

	it("opens one shelf for all takes", async () => {
		const open = vi.fn(async () => shelfOf({}))
		const keeper = lazyKeeper("acme", open)
		keeper.prepare(() => {})
		keeper.keep(HEAD, () => {})
		await keeper.load("k")
		expect(open).toHaveBeenCalledOnce()
		expect(open).toHaveBeenCalledWith("acme")
	})

	it("says so where there is none, and goes on without", async () => {
		const lost = vi.fn()
		const keeper = lazyKeeper("acme", () => Promise.reject(new Error("refused")))
		keeper.prepare(lost)
		const kept = keeper.keep(HEAD, lost)
		kept.add(new Blob(["a"]), 1000)
		expect(await kept.finish(1)).toBe(false)
		expect(await kept.wipe()).toBe(true)
		expect(lost).toHaveBeenCalledTimes(2)
	})
})
