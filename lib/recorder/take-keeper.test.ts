import { afterEach, describe, expect, it, vi } from "vitest"
import { type KeptTake, MEMORY_ONLY } from "./kept-take"
import { DATABASE_NAME } from "./recorder-constants"
import type { TakeShelf } from "./shelf/shelf"
import { lazyKeeper } from "./take-keeper"

const HEAD = { key: "k", mimeType: "video/webm", source: "camera" } as const

function shelfOf(kept: Partial<KeptTake>): TakeShelf {
	return {
		makeReady: async () => {},
		keep: () => ({ ...MEMORY_ONLY, ...kept }),
		orphans: async () => [],
		load: async () => null,
	}
}

afterEach(() => vi.unstubAllGlobals())

describe("lazyKeeper", () => {
	it("repeats earlier calls in order once the shelf is open", async () => {
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

	it("says so if there is none, and continues without it", async () => {
		const lost = vi.fn()
		const keeper = lazyKeeper("acme", () => Promise.reject(new Error("refused")))
		keeper.prepare(lost)
		const kept = keeper.keep(HEAD, lost)
		kept.add(new Blob(["a"]), 1000)
		expect(await kept.finish(1)).toBe(false)
		expect(await kept.wipe()).toBe(true)
		expect(lost).toHaveBeenCalledTimes(2)
	})

	it("tries again for the next take if the shelf did not open", async () => {
		const open = vi.fn<() => Promise<TakeShelf>>().mockRejectedValueOnce(new Error("offline"))
		open.mockResolvedValue(shelfOf({ finish: async () => true }))
		const keeper = lazyKeeper("acme", open)
		expect(await keeper.keep(HEAD, () => {}).finish(1)).toBe(false)
		expect(await keeper.keep(HEAD, () => {}).finish(1)).toBe(true)
	})

	it("looks for takes even if the browser cannot list its databases", async () => {
		vi.stubGlobal("indexedDB", {})
		const orphan = { key: "k", durationSeconds: 47, startedAt: 0 }
		const keeper = lazyKeeper("acme", async () => ({ ...shelfOf({}), orphans: async () => [orphan] }))
		expect(await keeper.orphans(() => {})).toEqual([orphan])
	})

	it("warns about a full disk, and still returns what fills it", async () => {
		vi.stubGlobal("indexedDB", { databases: async () => [{ name: DATABASE_NAME }] })
		const orphan = { key: "k", durationSeconds: 47, startedAt: 0 }
		const makeReady = () => Promise.reject(new Error("No room."))
		const keeper = lazyKeeper("acme", async () => ({ ...shelfOf({}), makeReady, orphans: async () => [orphan] }))
		const lost = vi.fn()
		keeper.prepare(lost)
		await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
		expect(await keeper.orphans(() => {})).toEqual([orphan])
	})
})
