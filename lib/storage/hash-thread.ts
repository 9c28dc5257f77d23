import path from "node:path"
import { Worker } from "node:worker_threads"
import { asStorageError } from "./storage-error"

/**
 * SHA-256 beside the event loop: of what an upload costs it, the hash was the largest part (a tenth of a second for 160
 * MB), while the other processors had little to do. One thread a process; bytes are handed over in shared memory.
 */
export interface ThreadHash {
	/** @param bytes in a SharedArrayBuffer; they must stay as they are until this resolves. @throws `unavailable`. */
	update(bytes: Uint8Array): Promise<void>
	/** Hex. @throws `unavailable`. */
	digest(): Promise<string>
	/** Of one whose digest nobody wants any more. Harmless afterwards. */
	drop(): void
}

interface Waiting {
	resolve(digest: string): void
	reject(error: Error): void
}

interface Hasher {
	thread: Worker
	/** What each hash waits for, in the order in which it was asked. */
	waiting: Map<number, Waiting[]>
	/** Counted here and not in the module, of which each bundle has its own: a number twice would mix two files. */
	lastId: number
}

// Shared by the bundles of one server, which each evaluate this module.
const KEY = Symbol.for("testimonials.hasher")
const shared = globalThis as unknown as Record<symbol, Hasher | undefined>

const ended = (reason?: unknown) => asStorageError(new Error("The hashing thread ended.", { cause: reason }))

function startHasher(): Hasher {
	// By path from the project's folder, which is where the server is started: bundlers cannot follow a thread's imports.
	const program = path.join(/* turbopackIgnore: true */ process.cwd(), "lib", "storage", "hash-worker.mjs")
	const thread = new Worker(program, { execArgv: [] })
	const hasher: Hasher = { thread, waiting: new Map(), lastId: 0 }
	const end = (reason: unknown) => {
		if (shared[KEY] === hasher) shared[KEY] = undefined
		for (const { reject } of [...hasher.waiting.values()].flat()) reject(ended(reason))
		hasher.waiting.clear()
	}
	thread.on("message", ({ id, digest = "" }: { id: number; digest?: string }) => {
		const mine = hasher.waiting.get(id)
		mine?.shift()?.resolve(digest)
		if (mine?.length === 0) hasher.waiting.delete(id)
		if (hasher.waiting.size === 0) thread.unref()
	})
	thread.on("error", end)
	thread.on("exit", end)
	thread.unref()
	return hasher
}

export function threadHash(): ThreadHash {
	shared[KEY] ??= startHasher()
	const hasher = shared[KEY]
	hasher.lastId += 1
	const id = hasher.lastId
	const ask = (message: object) =>
		new Promise<string>((resolve, reject) => {
			if (shared[KEY] !== hasher) return reject(ended())
			const mine = hasher.waiting.get(id) ?? []
			hasher.waiting.set(id, mine)
			mine.push({ resolve, reject })
			// Nothing else may keep a process that only hashes.
			hasher.thread.ref()
			hasher.thread.postMessage({ id, ...message })
		})
	return {
		async update(bytes) {
			await ask({ bytes })
		},
		digest: () => ask({ end: true }),
		drop: () => hasher.thread.postMessage({ id, drop: true }),
	}
}
