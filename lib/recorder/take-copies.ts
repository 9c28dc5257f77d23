import { discardUpload } from "@/lib/client/upload-place"
import { type KeptTake, MEMORY_ONLY, type TakeHead } from "./kept-take"
import type { Take } from "./take"
import type { TakeKeeper } from "./take-keeper"

/** Where the take is besides this page's memory. "open" before a recording, and while the take is being written. */
export type Keeping = "open" | "storage" | "memory"

export interface TakeCopies {
	prepare(): void
	begin(head: TakeHead): KeptTake
	finish(kept: KeptTake, durationSeconds: number | null): void
	copyFile(kept: KeptTake, file: Blob, durationSeconds: number | null): void
	adopted(): void
	forget(take: Take): void
}

/** A chosen file is copied in pieces, so that no device must hold all of it in memory. */
const FILE_PIECE_BYTES = 4 * 1_048_576

export function takeCopies(keeper: TakeKeeper | null, onKeeping: (keeping: Keeping) => void): TakeCopies {
	/** Counts takes, so that late reports of a discarded take do not apply to the next one. */
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
			if (!lost) report(takes, "open")
			void take.kept.wipe().then((mine) => {
				if (mine) discardUpload(take.upload)
			})
		},
	}
}
