import { type DBSchema, type IDBPDatabase, openDB } from "idb"
import type { UploadPlace } from "@/lib/client/upload-place"
import type { TakeHead } from "../kept-take"
import { DATABASE_NAME } from "../recorder-constants"
import type { Take } from "../take"

export interface StoredTake extends TakeHead {
	tenantSlug: string
	source: Take["source"]
	/** Epoch milliseconds. */
	startedAt: number
	durationMs: number | null
	/** False while more may come, and forever if the recording was cut off. */
	finished: boolean
	bytes: number
	typed: Record<string, string>
	upload: UploadPlace
	/** When `upload` was last stored, in epoch milliseconds. */
	uploadNotedAt?: number
}

export type TakeNote = Partial<Pick<StoredTake, "typed" | "upload" | "uploadNotedAt">>

interface Schema extends DBSchema {
	takes: { key: string; value: StoredTake }
	/** ArrayBuffers, because Safari refuses Blobs in private windows. The key holds the chunk's number, from 0. */
	chunks: { key: [string, number]; value: ArrayBuffer }
}

export interface TakeDatabase {
	/** Writes the take and its next chunk in one transaction. Rejects if the earlier chunks are gone. */
	put(take: StoredTake, chunk?: { index: number; bytes: ArrayBuffer }): Promise<void>
	// Changes only the named fields. Two tabs may show one take: a note from one must neither undo the other's notes nor
	// restore a take that it has removed.
	note(key: string, change: TakeNote): Promise<void>
	all(): Promise<StoredTake[]>
	/** Chunks in order, read one by one, because no phone holds 250 MB of them in memory. */
	read(key: string): Promise<{ take: StoredTake; chunks: Blob[] } | null>
	remove(key: string): Promise<void>
}

// Strict, because a phone whose battery dies loses what the system has not flushed, which is half a minute.
const STRICT = { durability: "strict" } as const

const chunksOf = (key: string) => IDBKeyRange.bound([key], [key, []])

type Connection = IDBPDatabase<Schema>

function connect(onClosed: () => void): Promise<Connection> {
	const opening = openDB<Schema>(DATABASE_NAME, 1, {
		upgrade(fresh) {
			fresh.createObjectStore("takes", { keyPath: "key" })
			fresh.createObjectStore("chunks")
		},
		// A page with a newer version wants to upgrade the database.
		blocking(_current, _blocked, event) {
			onClosed()
			;(event.target as IDBDatabase).close()
		},
		terminated: onClosed,
	})
	opening.catch(onClosed)
	return opening
}

/** Safari closes a connection in the background without an event, and the next use fails with one of these. */
const CLOSED = new Set(["InvalidStateError", "UnknownError", "AbortError"])

function lastingConnection(): <T>(work: (database: Connection) => Promise<T>) => Promise<T> {
	let current: Promise<Connection> | null = null
	const open = () => {
		if (current) return current
		const made = connect(() => {
			if (current === made) current = null
		})
		current = made
		return made
	}
	return async (work) => {
		const used = open()
		const database = await used
		try {
			return await work(database)
		} catch (error) {
			if (!CLOSED.has((error as DOMException | null)?.name ?? "")) throw error
			if (current === used) current = null
			database.close()
			return await work(await open())
		}
	}
}

/** Rejects if the browser has no storage for this page: in private windows, with a full disk, or by a setting. */
export async function openTakeDatabase(): Promise<TakeDatabase> {
	const using = lastingConnection()
	await using(async () => undefined)
	return {
		put: (take, chunk) =>
			using(async (database) => {
				const transaction = database.transaction(["takes", "chunks"], "readwrite", STRICT)
				const takes = transaction.objectStore("takes")
				const chunks = transaction.objectStore("chunks")
				const write = async () => {
					// If the browser deleted the data along with the connection, the rest of the take is useless.
					const isThere = chunk
						? chunk.index === 0 || (await chunks.getKey([take.key, chunk.index - 1]))
						: await takes.getKey(take.key)
					if (!isThere) throw new Error("Lost.")
					const writes: Promise<unknown>[] = [takes.put(take)]
					if (chunk) writes.push(chunks.put(chunk.bytes, [take.key, chunk.index]))
					await Promise.all(writes)
				}
				await Promise.all([write(), transaction.done])
			}),
		note: (key, change) =>
			using(async (database) => {
				const transaction = database.transaction("takes", "readwrite", STRICT)
				const takes = transaction.objectStore("takes")
				const write = async () => {
					const stored = await takes.get(key)
					if (stored) await takes.put({ ...stored, ...change })
				}
				await Promise.all([write(), transaction.done])
			}),
		all: () => using((database) => database.getAll("takes")),
		read: (key) =>
			using(async (database) => {
				const transaction = database.transaction(["takes", "chunks"])
				const store = transaction.objectStore("chunks")
				const [take, keys] = await Promise.all([
					transaction.objectStore("takes").get(key),
					store.getAllKeys(chunksOf(key)),
				])
				if (!take) return null
				const chunks: Blob[] = []
				for (const at of keys) {
					const bytes = await store.get(at)
					if (bytes) chunks.push(new Blob([bytes]))
				}
				return { take, chunks }
			}),
		remove: (key) =>
			using(async (database) => {
				const transaction = database.transaction(["takes", "chunks"], "readwrite", STRICT)
				await Promise.all([
					transaction.objectStore("takes").delete(key),
					transaction.objectStore("chunks").delete(chunksOf(key)),
					transaction.done,
				])
			}),
	}
}
