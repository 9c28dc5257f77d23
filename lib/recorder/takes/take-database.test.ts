import { openDB } from "idb"
import { expect, it, vi } from "vitest"
import { newPlace } from "@/lib/client/upload-place"
import { openTakeDatabase, type StoredTake } from "./take-database"

vi.mock("idb", () => ({ openDB: vi.fn() }))

const TAKE: StoredTake = {
	key: "k",
	tenantSlug: "acme",
	mimeType: "video/webm",
	source: "camera",
	startedAt: 1000,
	durationMs: 1000,
	finished: true,
	bytes: 1,
	typed: {},
	upload: newPlace(),
}

it("fails to finish or extend a take whose data is gone", async () => {
	const takes = new Map<string, StoredTake>()
	const chunks = new Map<string, ArrayBuffer>()
	const stores = {
		takes: {
			getKey: async (key: string) => (takes.has(key) ? key : undefined),
			put: async (take: StoredTake) => void takes.set(take.key, take),
		},
		chunks: {
			getKey: async (key: unknown[]) => (chunks.has(key.join()) ? key : undefined),
			put: async (bytes: ArrayBuffer, key: unknown[]) => void chunks.set(key.join(), bytes),
		},
	}
	const connection = {
		transaction: () => ({ objectStore: (name: keyof typeof stores) => stores[name], done: Promise.resolve() }),
	}
	vi.mocked(openDB).mockResolvedValue(connection as unknown as Awaited<ReturnType<typeof openDB>>)
	const database = await openTakeDatabase()
	await database.put(TAKE, { index: 0, bytes: new ArrayBuffer(1) })
	await database.put(TAKE, { index: 1, bytes: new ArrayBuffer(1) })
	await database.put(TAKE)
	expect([takes.size, chunks.size]).toEqual([1, 2])
	// As a browser does that needs the space.
	takes.clear()
	chunks.clear()
	await expect(database.put(TAKE)).rejects.toThrow("Lost.")
	await expect(database.put(TAKE, { index: 2, bytes: new ArrayBuffer(1) })).rejects.toThrow("Lost.")
	expect([takes.size, chunks.size]).toEqual([0, 0])
})
