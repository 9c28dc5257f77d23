import { type DBSchema, type IDBPDatabase, openDB } from "idb"
import type { UploadPlace } from "@/lib/client/upload-place"
import type { TakeHead } from "../kept-take"
import { DATABASE_NAME } from "../recorder-constants"
import type { Take } from "../take"

/** Everything about a take but its bytes. */
export interface StoredTake extends TakeHead {
	tenantSlug: string
	source: Take["source"]
	/** Epoch milliseconds. */
	startedAt: number
	durationMs: number | null
	/** False while more may come; a recording that was cut off stays so. */
	finished: boolean
	bytes: number
	typed: Record<string, string>
	upload: UploadPlace
	/** When that was noted last, epoch milliseconds. */
	uploadNotedAt?: number
}

export type TakeNote = Partial<Pick<StoredTake, "typed" | "upload" | "uploadNotedAt">>

interface Schema extends DBSchema {
	takes: { key: string; value: StoredTake }
	/** ArrayBuffers and not Blobs: Safari refuses those in private windows. Key: the take's and its number, from 0. */
	chunks: { key: [string, number]; value: ArrayBuffer }
}

export interface TakeDatabase {
	/** The take as it now is and, with it or not at all, its next chunk. Rejects where what came before it is gone. */
	put(take: StoredTake, chunk?: { index: number; bytes: ArrayBuffer }): Promise<void>
	/**
	 * Changes only what is named. Two tabs may show one take: a note of the one must neither undo what the other has noted
	 * nor bring back what it has removed.
	 */
	note(key: string, change: TakeNote): Promise<void>
	all(): Promise<StoredTake[]>
	/** The take and its chunks in their order, handed to the browser one by one: no phone holds 250 MB of them at once. */
	read(key: string): Promise<{ take: StoredTake; chunks: Blob[] } | null>
	remove(key: string): Promise<void>
}

// A page that dies with the phone's battery takes along what the system has not written yet, which is half a minute.
const STRICT = { durability: "strict" } as const

const chunksOf = (key: string) => IDBKeyRange.bound([key], [key, []])

type Connection = IDBPDatabase<Schema>

function connect(onClosed: () => void): Promise<Connection> {
	const opening = openDB<Schema>(DATABASE_NAME, 1, {
		upgrade(fresh) {
			fresh.createObjectStore("takes", { keyPath: "key" })
			fresh.createObjectStore("chunks")
		},
		// A newer page of ours wants to change the database.
		blocking(_current, _blocked, event) {
			onClosed()
			;(event.target as IDBDatabase).close()
		},
		terminated: onClosed,
	})
	opening.catch(onClosed)
	return opening
}

/** What a connection answers that was closed under it: Safari's in the background says nothing, and fails at the next use. */
const CLOSED = new Set(["InvalidStateError", "UnknownError", "AbortError"])

/** One connection, opened again where it was closed while the page lived on. */
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

/** Rejects where the browser has no storage for this page: private windows, a full disk, storage switched off. */
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
					// Where the browser threw the data away with the connection, the rest of a take is of no use.
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
