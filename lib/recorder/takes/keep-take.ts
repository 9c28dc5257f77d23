import type { KeptTake } from "../kept-take"
import { holdTake } from "./hold-take"
import { hasRoom, ROOM_STEP_BYTES } from "./storage-quota"
import type { StoredTake, TakeDatabase, TakeNote } from "./take-database"

export interface KeepOptions {
	chunks?: number
	now?(): number
	onLost(): void
}

/** Stops at the first failed write: the pieces before a gap still play, those after it are worthless. */
export function keepTake(database: TakeDatabase, first: StoredTake, options: KeepOptions): KeptTake {
	const { onLost, now = Date.now } = options
	const take = { ...first }
	let next = options.chunks ?? 0
	let allowance = 0
	let lost = false
	let gone = false
	let unwritten: TakeNote | null = null
	let letGo: (() => void) | null = null
	let holding: Promise<boolean> | null = null
	let queue: Promise<void> = Promise.resolve()

	function enqueue(job: () => Promise<void>): Promise<void> {
		queue = queue
			.then(() => (lost || gone ? undefined : job()))
			.catch(() => {
				lost = true
				onLost()
			})
		return queue
	}

	/** Merges several notes into one write. Before the first chunk there is no row to update: notes wait for it. */
	function note(change: TakeNote): void {
		Object.assign(take, change)
		const waiting = unwritten !== null
		unwritten = { ...unwritten, ...change }
		if (waiting) return
		void enqueue(() => {
			const written = unwritten ?? {}
			unwritten = null
			return database.note(take.key, written)
		})
	}

	async function makeRoom(bytes: number): Promise<void> {
		if (allowance < bytes) {
			if (!(await hasRoom(bytes + ROOM_STEP_BYTES))) throw new Error("No room.")
			allowance = bytes + ROOM_STEP_BYTES
		}
		allowance -= bytes
	}

	return {
		add(chunk, elapsedMs) {
			void enqueue(async () => {
				const bytes = await chunk.arrayBuffer()
				await makeRoom(bytes.byteLength)
				take.bytes += bytes.byteLength
				take.durationMs = elapsedMs
				await database.put(take, { index: next, bytes })
				next += 1
			})
		},
		async finish(durationSeconds) {
			await enqueue(() => {
				take.finished = true
				take.durationMs = durationSeconds === null ? null : Math.round(durationSeconds * 1000)
				return database.put(take)
			})
			return !lost && !gone
		},
		noteForm(typed) {
			note({ typed })
		},
		noteUpload(place) {
			note({ upload: { ...place }, uploadNotedAt: now() })
		},
		hold() {
			holding ??= holdTake(take.key).then(
				(release) => {
					letGo = release
					if (!release) holding = null
					return release !== null
				},
				// A page that is just closing may not get a lock, which must not prevent sending.
				() => true,
			)
			return holding
		},
		letGo() {
			// After the pending writes, so that no other tab reads a growing take.
			void queue.then(() => {
				letGo?.()
				letGo = null
				holding = null
			})
		},
		async wipe() {
			if (!(await this.hold())) return false
			gone = true
			queue = queue.then(() => database.remove(take.key)).catch(() => {})
			this.letGo()
			await queue
			return true
		},
	}
}
