import type { UploadPlace } from "@/lib/client/upload-place"
import { DATABASE_NAME } from "./recorder-constants"
import type { Take } from "./take"

/** One take's copy in the browser's own storage. Nothing here throws or waits: keeping must never disturb a recording. */
export interface KeptTake {
	/** The next piece, and how long the recording is with it. */
	add(chunk: Blob, elapsedMs: number): void
	/** All of it is there. Resolves to whether it is really kept. */
	finish(durationSeconds: number | null): Promise<boolean>
	noteForm(typed: Record<string, string>): void
	noteUpload(place: UploadPlace): void
	/** Keeps other tabs from offering it while this one works on it. Resolves to false when another tab does already. */
	hold(): Promise<boolean>
	/** Gives it up to whichever page comes next. */
	letGo(): void
	/** Removes it. Resolves to false when another tab works on it: then it stays. */
	wipe(): Promise<boolean>
}

export interface TakeHead {
	key: string
	/** As the recorder or the file says. */
	mimeType: string
	source: Take["source"]
}

/** A take without a living tab, as a list shows it. */
export interface Orphan {
	key: string
	durationSeconds: number | null
	/** Epoch milliseconds. */
	startedAt: number
}

/** The takes that this browser keeps for one business. */
export interface TakeShelf {
	/** Rejects where there is no room for another take. Those that filled it can be had all the same. */
	makeReady(): Promise<void>
	keep(head: TakeHead, onLost: () => void): KeptTake
	/** Newest first. `onFreed` is called when a tab that works on another one has gone. */
	orphans(onFreed: () => void): Promise<Orphan[]>
	load(key: string): Promise<Take | null>
}

export interface TakeKeeper {
	/** Gets everything ready, so that the first second finds an open door. */
	prepare(onLost: () => void): void
	keep(head: TakeHead, onLost: () => void): KeptTake
	orphans(onFreed: () => void): Promise<Orphan[]>
	load(key: string): Promise<Take | null>
}

/** Keeps nothing. */
export const MEMORY_ONLY: KeptTake = {
	add() {},
	finish: async () => false,
	noteForm() {},
	noteUpload() {},
	hold: async () => true,
	letGo() {},
	wipe: async () => true,
}

const openBrowserShelf = (tenantSlug: string): Promise<TakeShelf> =>
	import("./shelf/take-shelf").then(({ openShelf }) => openShelf(tenantSlug))

/** Loads the shelf on first use: a visitor who only looks at the page does not pay for it. */
export function lazyKeeper(tenantSlug: string, open = openBrowserShelf): TakeKeeper {
	let shelf: Promise<TakeShelf> | undefined
	const opened = () => {
		shelf ??= open(tenantSlug).catch((error: unknown) => {
			// The script may not have come, or the storage is back by the next take.
			shelf = undefined
			throw error
		})
		return shelf
	}
	return {
		prepare(onLost) {
			opened()
				.then((there) => there.makeReady())
				.catch(onLost)
		},
		keep(head, onLost) {
			return whenThere(
				opened()
					.then((there) => there.keep(head, onLost))
					.catch(() => {
						onLost()
						return MEMORY_ONLY
					}),
			)
		},
		async orphans(onFreed) {
			if (!(await mayHoldTakes())) return []
			return (await opened()).orphans(onFreed)
		},
		load: async (key) => (await opened()).load(key),
	}
}

/** What is asked of it meanwhile is done in the same order once it is there. */
function whenThere(kept: Promise<KeptTake>): KeptTake {
	return {
		add: (chunk, elapsedMs) => void kept.then((it) => it.add(chunk, elapsedMs)),
		finish: (durationSeconds) => kept.then((it) => it.finish(durationSeconds)),
		noteForm: (typed) => void kept.then((it) => it.noteForm(typed)),
		noteUpload: (place) => void kept.then((it) => it.noteUpload(place)),
		hold: () => kept.then((it) => it.hold()),
		letGo: () => void kept.then((it) => it.letGo()),
		wipe: () => kept.then((it) => it.wipe()),
	}
}

/** Asked of the database itself: a note in localStorage is written seconds late, and a killed browser would lose it. */
async function mayHoldTakes(): Promise<boolean> {
	try {
		// Not in Firefox before 126: there the shelf itself is looked into.
		if (!("databases" in indexedDB)) return true
		const databases = await indexedDB.databases()
		return databases.some(({ name }) => name === DATABASE_NAME)
	} catch {
		return false
	}
}
