import { afterEach, describe, expect, it, vi } from "vitest"
import { type KeptTake, MEMORY_ONLY } from "./kept-take"
import { DATABASE_NAME } from "./recorder-constants"
import { lazyKeeper } from "./take-keeper"
import type { TakeStore } from "./takes/take-store"

const HEAD = { key: "k", mimeType: "video/webm", source: "camera" } as const

function storeOf(kept: Partial<KeptTake>): TakeStore {
	return {
		makeReady: async () => {},
		keep: () => ({ ...MEMORY_ONLY, ...kept }),
		orphans: async () => [],
		load: async () => null,
	}
}

afterEach(() => vi.unstubAllGlobals())

describe("lazyKeeper", () => {
	it("repeats earlier calls in order once the take store is open", async () => {
		const done: unknown[] = []
		let open: (store: TakeStore) => void = () => {}
		const keeper = lazyKeeper("acme", () => new Promise((resolve) => (open = resolve)))
		const kept = keeper.keep(HEAD, () => {})
		kept.add(new Blob(["a"]), 1000)
		kept.add(new Blob(["b"]), 2000)
		const finished = kept.finish(2)
		expect(done).toEqual([])
		open(
			storeOf({
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

	it("opens one take store for all takes", async () => {
		const open = vi.fn(async () => storeOf({}))
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

	it("tries again for the next take if the take store did not open", async () => {
		const open = vi.fn<() => Promise<TakeStore>>().mockRejectedValueOnce(new Error("offline"))
		open.mockResolvedValue(storeOf({ finish: async () => true }))
		const keeper = lazyKeeper("acme", open)
		expect(await keeper.keep(HEAD, () => {}).finish(1)).toBe(false)
		expect(await keeper.keep(HEAD, () => {}).finish(1)).toBe(true)
	})

	it("looks for takes even if the browser cannot list its databases", async () => {
		vi.stubGlobal("indexedDB", {})
		const orphan = { key: "k", durationSeconds: 47, startedAt: 0 }
		const keeper = lazyKeeper("acme", async () => ({ ...storeOf({}), orphans: async () => [orphan] }))
		expect(await keeper.orphans(() => {})).toEqual([orphan])
	})

	it("warns about a full disk, and still returns what fills it", async () => {
		vi.stubGlobal("indexedDB", { databases: async () => [{ name: DATABASE_NAME }] })
		const orphan = { key: "k", durationSeconds: 47, startedAt: 0 }
		const makeReady = () => Promise.reject(new Error("No room."))
		const keeper = lazyKeeper("acme", async () => ({ ...storeOf({}), makeReady, orphans: async () => [orphan] }))
		const lost = vi.fn()
		keeper.prepare(lost)
		await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
		expect(await keeper.orphans(() => {})).toEqual([orphan])
	})
})
