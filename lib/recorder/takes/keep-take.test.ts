import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { noteSent } from "@/lib/client/sent-takes"
import { newPlace } from "@/lib/client/upload-place"
import { KEPT_FOR_MS, UPLOAD_KEPT_FOR_MS } from "../recorder-constants"
import { keepTake } from "./keep-take"
import { isLeftover, placeOf } from "./open-take-store"
import { hasRoom } from "./storage-quota"
import type { StoredTake, TakeDatabase } from "./take-database"

const FIRST: StoredTake = {
	key: "k",
	tenantSlug: "acme",
	mimeType: "video/webm",
	source: "camera",
	startedAt: 1000,
	durationMs: null,
	finished: false,
	bytes: 0,
	typed: {},
	upload: newPlace(),
}

/** Stores what is written. `refuse` makes the next writes fail, as on a full disk. */
function memoryDatabase() {
	const takes = new Map<string, StoredTake>()
	const chunks = new Map<number, string>()
	const state = { refuse: false, writes: 0 }
	const database: TakeDatabase = {
		async put(take, chunk) {
			if (state.refuse) throw new DOMException("", "QuotaExceededError")
			state.writes += 1
			takes.set(take.key, structuredClone(take))
			if (chunk) chunks.set(chunk.index, new TextDecoder().decode(chunk.bytes))
		},
		async note(key, change) {
			const stored = takes.get(key)
			if (!stored) return
			state.writes += 1
			takes.set(key, structuredClone({ ...stored, ...change }))
		},
		all: async () => [...takes.values()],
		read: async () => null,
		async remove(key) {
			takes.delete(key)
			chunks.clear()
		},
	}
	return { database, state, chunks, take: () => takes.get("k") }
}

/** The browser's locks, for a single name. */
function oneLock() {
	let held = false
	return {
		isHeld: () => held,
		async request(_name: string, _options: unknown, run: (lock: object | null) => Promise<void> | undefined) {
			if (held) return run(null)
			held = true
			await run({})
			held = false
		},
	}
}

let lock: ReturnType<typeof oneLock>
beforeEach(() => {
	lock = oneLock()
	vi.stubGlobal("navigator", { locks: lock, storage: undefined })
})
afterEach(() => vi.unstubAllGlobals())

function keeping() {
	const memory = memoryDatabase()
	const onLost = vi.fn()
	return { ...memory, onLost, kept: keepTake(memory.database, FIRST, { onLost }) }
}

describe("keepTake", () => {
	it("writes the chunks in order, each with the recording's length so far", async () => {
		const { kept, chunks, take } = keeping()
		kept.add(new Blob(["a"]), 1000)
		kept.add(new Blob(["bb"]), 2000)
		expect(await kept.finish(2.4)).toBe(true)
		expect([...chunks]).toEqual([
			[0, "a"],
			[1, "bb"],
		])
		expect(take()).toMatchObject({ bytes: 3, durationMs: 2400, finished: true })
	})

	it("writes nothing after a failed write, reports it once, and keeps the earlier chunks", async () => {
		const { kept, chunks, take, state, onLost } = keeping()
		kept.add(new Blob(["a"]), 1000)
		await vi.waitFor(() => expect(chunks.size).toBe(1))
		state.refuse = true
		kept.add(new Blob(["b"]), 2000)
		await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce())
		state.refuse = false
		kept.add(new Blob(["c"]), 3000)
		expect(await kept.finish(3)).toBe(false)
		expect([...chunks]).toEqual([[0, "a"]])
		expect(take()).toMatchObject({ bytes: 1, durationMs: 1000, finished: false })
		expect(onLost).toHaveBeenCalledOnce()
	})

	it("merges many notes into one write of the last ones", async () => {
		const { kept, chunks, take, state } = keeping()
		kept.add(new Blob(["a"]), 1000)
		await vi.waitFor(() => expect(chunks.size).toBe(1))
		for (const name of ["G", "Gr", "Grace"]) kept.noteForm({ name })
		kept.noteUpload({ ...newPlace(), url: "/u/1", sentBytes: 7 })
		await vi.waitFor(() => expect(state.writes).toBe(2))
		expect(take()).toMatchObject({ typed: { name: "Grace" }, upload: { url: "/u/1", sentBytes: 7 }, bytes: 1 })
	})

	it("writes notes from before the first chunk along with it", async () => {
		const { kept, take } = keeping()
		kept.noteForm({ name: "Grace" })
		kept.add(new Blob(["a"]), 1000)
		await vi.waitFor(() => expect(take()).toMatchObject({ typed: { name: "Grace" }, bytes: 1 }))
	})

	it("in two tabs: a note does not undo the other tab's, and does not restore a deleted take", async () => {
		const { database, kept, take } = keeping()
		kept.add(new Blob(["a"]), 1000)
		await kept.finish(1)
		const stored = take()
		if (!stored) throw new Error("Nothing was kept.")
		const other = keepTake(database, stored, { chunks: 1, onLost: vi.fn() })
		kept.noteUpload({ ...newPlace(), url: "/u/1" })
		await vi.waitFor(() => expect(take()?.upload.url).toBe("/u/1"))
		other.noteForm({ name: "Grace" })
		await vi.waitFor(() => expect(take()?.typed).toEqual({ name: "Grace" }))
		expect(take()?.upload.url).toBe("/u/1")
		await kept.wipe()
		const noted = vi.spyOn(database, "note")
		other.noteForm({ name: "Ada" })
		await vi.waitFor(() => expect(noted).toHaveBeenCalledOnce())
		expect(take()).toBeUndefined()
	})

	it("is deleted for good, whatever is still being written", async () => {
		const { kept, take, chunks } = keeping()
		await kept.hold()
		kept.add(new Blob(["a"]), 1000)
		const wiped = kept.wipe()
		kept.add(new Blob(["b"]), 2000)
		expect(await wiped).toBe(true)
		await vi.waitFor(() => expect(lock.isHeld()).toBe(false))
		expect(take()).toBeUndefined()
		expect(chunks.size).toBe(0)
	})

	it("leaves a take alone that another tab holds", async () => {
		const { database, kept, take } = keeping()
		expect(await kept.hold()).toBe(true)
		await kept.finish(1)
		const other = keepTake(database, FIRST, { onLost: vi.fn() })
		expect(await other.hold()).toBe(false)
		expect(await other.wipe()).toBe(false)
		expect(take()).toBeDefined()
		kept.letGo()
		await vi.waitFor(() => expect(lock.isHeld()).toBe(false))
		expect(await other.wipe()).toBe(true)
		expect(take()).toBeUndefined()
	})
})

describe("isLeftover", () => {
	const made = { ...FIRST, bytes: 10 }
	it.each<[string, StoredTake, number, boolean]>([
		["one that was cut off a moment ago", made, 1000, false],
		["one from a moment under seven days ago", made, 1000 + KEPT_FOR_MS - 1, false],
		["one from seven days ago", made, 1000 + KEPT_FOR_MS, true],
		["one that never got its first second", FIRST, 1000, true],
		["a file that was copied halfway", { ...made, source: "file" }, 1000, true],
		["a file that was copied completely", { ...made, source: "file", finished: true }, 1000, false],
	])("%s", (_, take, now, leftover) => expect(isLeftover(take, now)).toBe(leftover))

	it("a take that was sent, and whose page died before it was removed", () => {
		const items = new Map<string, string>()
		vi.stubGlobal("localStorage", {
			getItem: (key: string) => items.get(key) ?? null,
			setItem: (key: string, value: string) => items.set(key, value),
		})
		const key = "0b8f5f2e-5b7a-4a55-8d0e-3c1c4a3e9a10"
		expect(isLeftover({ ...made, key }, 1000)).toBe(false)
		noteSent(key)
		expect(isLeftover({ ...made, key }, 1000)).toBe(true)
		expect(isLeftover(made, 1000)).toBe(false)
	})
})

describe("placeOf", () => {
	const upload = { ...newPlace(), url: "/u/1", sentBytes: 7, refused: true }
	const noted = { ...FIRST, upload, uploadNotedAt: 5000 }
	it("resumes where it was, and tries parts again", () => {
		expect(placeOf(noted, 5000 + UPLOAD_KEPT_FOR_MS - 1)).toEqual({ ...upload, refused: false })
	})
	it("promises nothing that the server has deleted", () => {
		expect(placeOf(noted, 5000 + UPLOAD_KEPT_FOR_MS)).toEqual(newPlace())
	})
})

describe("hasRoom", () => {
	const storage = (estimate: () => Promise<StorageEstimate>) => ({ estimate }) as StorageManager
	it("checks the rest of the quota", async () => {
		const left = storage(async () => ({ quota: 100, usage: 40 }))
		expect(await hasRoom(60, left)).toBe(true)
		expect(await hasRoom(61, left)).toBe(false)
	})
	it("trusts a browser that does not report it", async () => {
		const broken = storage(() => Promise.reject(new Error("no")))
		for (const silent of [undefined, broken, storage(async () => ({}))]) expect(await hasRoom(60, silent)).toBe(true)
	})
})
