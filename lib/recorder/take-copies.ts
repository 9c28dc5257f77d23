import { discardUpload } from "@/lib/client/upload-place"
import { type KeptTake, MEMORY_ONLY, type TakeHead } from "./kept-take"
import type { Take } from "./take"
import type { TakeKeeper } from "./take-keeper"

/** Where the take is, beside this page's memory. "open" while nothing was recorded, or it is still being written. */
export type Keeping = "open" | "storage" | "memory"

export interface TakeCopies {
	prepare(): void
	begin(head: TakeHead): KeptTake
	finish(kept: KeptTake, durationSeconds: number | null): void
	copyFile(kept: KeptTake, file: Blob, durationSeconds: number | null): void
	/** The take in view is one that the storage has already. */
	adopted(): void
	/** Nothing of a discarded take stays, neither here nor of what a cancelled upload has sent. */
	forget(take: Take): void
}

/** A chosen file is copied in pieces, so that no device has to hold it in memory as a whole. */
const FILE_PIECE_BYTES = 4 * 1_048_576

/** The copies of one page's takes, one after the other, and whether the present one is safe. */
export function takeCopies(keeper: TakeKeeper | null, onKeeping: (keeping: Keeping) => void): TakeCopies {
	/** Counts takes: what a discarded one still reports is not the next one's. */
	let takes = 0
	let lost = keeper === null

	function report(take: number, keeping: Keeping): void {
		if (take !== takes) return
		lost = keeping === "memory"
		onKeeping(keeping)
	}
	const loser = () => {
		const mine = takes
		return () => report(mine, "memory")
	}

	function finish(kept: KeptTake, durationSeconds: number | null): void {
		const mine = takes
		void kept.finish(durationSeconds).then((safe) => report(mine, safe ? "storage" : "memory"))
	}

	return {
		prepare: () => keeper?.prepare(loser()),
		begin(head) {
			takes += 1
			if (!keeper) return MEMORY_ONLY
			report(takes, "open")
			return keeper.keep(head, loser())
		},
		finish,
		copyFile(kept, file, durationSeconds) {
			for (let at = 0; at < file.size; at += FILE_PIECE_BYTES) kept.add(file.slice(at, at + FILE_PIECE_BYTES), 0)
			finish(kept, durationSeconds)
		},
		adopted() {
			takes += 1
			report(takes, "storage")
		},
		forget(take) {
			takes += 1
			// Where the last one found no room, the next one's page goes on saying so until it is tried.
			if (!lost) report(takes, "open")
			void take.kept.wipe().then((mine) => {
				if (mine) discardUpload(take.upload)
			})
		},
	}
}
