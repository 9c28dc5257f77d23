import type { KeptTake, TakeHead } from "../kept-take"
import type { Take } from "../take"

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
