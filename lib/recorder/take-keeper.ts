import { type KeptTake, MEMORY_ONLY, type TakeHead } from "./kept-take"
import { DATABASE_NAME } from "./recorder-constants"
import type { Take } from "./take"
import type { Orphan, TakeStore } from "./takes/take-store"

export interface TakeKeeper {
	/** Opens the storage early, so that the first second of a recording need not wait. */
	prepare(onLost: () => void): void
	keep(head: TakeHead, onLost: () => void): KeptTake
	orphans(onFreed: () => void): Promise<Orphan[]>
	load(key: string): Promise<Take | null>
}

const openBrowserTakeStore = (tenantSlug: string): Promise<TakeStore> =>
	import("./takes/open-take-store").then(({ openTakeStore }) => openTakeStore(tenantSlug))

/** Loads the take store on first use, so that a visitor who only looks at the page does not load it. */
export function lazyKeeper(tenantSlug: string, open = openBrowserTakeStore): TakeKeeper {
	let store: Promise<TakeStore> | undefined
	const opened = () => {
		store ??= open(tenantSlug).catch((error: unknown) => {
			// The script failed to load, or the storage may be available for the next take.
			store = undefined
			throw error
		})
		return store
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

/** Asks the database itself: localStorage is flushed seconds late, and a killed browser would lose a note there. */
async function mayHoldTakes(): Promise<boolean> {
	try {
		// Missing in Firefox before 126, for which the take store itself is read.
		if (!("databases" in indexedDB)) return true
		const databases = await indexedDB.databases()
		return databases.some(({ name }) => name === DATABASE_NAME)
	} catch {
		return false
	}
}
