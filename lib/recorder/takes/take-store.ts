import type { KeptTake, TakeHead } from "../kept-take"
import type { Take } from "../take"

export interface Orphan {
	key: string
	durationSeconds: number | null
	/** Epoch milliseconds. */
	startedAt: number
}

export interface TakeStore {
	makeReady(): Promise<void>
	keep(head: TakeHead, onLost: () => void): KeptTake
	/** Newest first. `onFreed` is called when the tab that works on another take closes. */
	orphans(onFreed: () => void): Promise<Orphan[]>
	load(key: string): Promise<Take | null>
}
