import { wasSent } from "@/lib/client/sent-takes"
import { newPlace, type UploadPlace } from "@/lib/client/upload-place"
import { containerOf } from "../choose-format"
import { makePoster } from "../make-poster"
import { measure } from "../read-video-file"
import { KEPT_FOR_MS, UPLOAD_KEPT_FOR_MS } from "../recorder-constants"
import type { Take } from "../take"
import { heldTakes, whenFreed } from "./hold-take"
import { keepTake } from "./keep-take"
import { askToPersist, hasRoom, ROOM_STEP_BYTES } from "./storage-quota"
import { openTakeDatabase, type StoredTake, type TakeDatabase } from "./take-database"
import type { Orphan, TakeStore } from "./take-store"

/** Rejects if nothing can be stored. The recording then continues in memory. */
export async function openTakeStore(tenantSlug: string, now: () => number = Date.now): Promise<TakeStore> {
	// Without locks, a take in another tab looks the same as an orphan.
	if (!navigator.locks) throw new Error("No locks.")
	const database = await openTakeDatabase()
	return {
		async makeReady() {
			if (!(await hasRoom(ROOM_STEP_BYTES))) throw new Error("No room.")
		},
		keep(head, onLost) {
			askToPersist()
			const first: StoredTake = {
				...head,
				tenantSlug,
				startedAt: now(),
				durationMs: null,
				finished: false,
				bytes: 0,
				typed: {},
				upload: newPlace(),
			}
			const kept = keepTake(database, first, { onLost, now })
			void kept.hold()
			return kept
		},
		async orphans(onFreed) {
			const takes = await withoutLeftovers(database, now())
			const mine = takes.filter((take) => take.tenantSlug === tenantSlug && take.bytes > 0 && !wasSent(take.key))
			const held = await heldTakes(mine.map(({ key }) => key))
			for (const key of held) whenFreed(key, onFreed)
			return mine
				.filter(({ key }) => !held.has(key))
				.sort((a, b) => b.startedAt - a.startedAt)
				.map(orphanOf)
		},
		async load(key) {
			const read = await database.read(key)
			// Another tab has sent the take since it was listed. The next listing removes it.
			if (!read || wasSent(key)) return null
			const { take, chunks } = read
			const kept = keepTake(database, take, { chunks: chunks.length, onLost: () => {}, now })
			return recoveredTake(take, chunks, { kept, upload: placeOf(take, now()) })
		},
	}
}

/** True if a take without an open tab is useless: too old, empty, sent, or a partly copied file. */
export function isLeftover(take: StoredTake, now: number): boolean {
	if (now - take.startedAt >= KEPT_FOR_MS || take.bytes === 0) return true
	// The page closed after the server had answered and before the browser removed the take.
	if (wasSent(take.key)) return true
	// A cut recording plays up to its end, but a file may have its index there.
	return take.source === "file" && !take.finished
}

async function withoutLeftovers(database: TakeDatabase, now: number): Promise<StoredTake[]> {
	const takes = await database.all()
	const old = takes.filter((take) => isLeftover(take, now))
	const held = await heldTakes(old.map(({ key }) => key))
	const removed = old.filter(({ key }) => !held.has(key))
	for (const { key } of removed) await database.remove(key)
	return takes.filter((take) => !removed.includes(take))
}

const secondsOf = ({ durationMs }: StoredTake) => (durationMs === null ? null : durationMs / 1000)

const orphanOf = (take: StoredTake): Orphan => ({
	key: take.key,
	durationSeconds: secondsOf(take),
	startedAt: take.startedAt,
})

export function placeOf({ upload, uploadNotedAt, startedAt }: StoredTake, now: number): UploadPlace {
	const gone = now - (uploadNotedAt ?? startedAt) >= UPLOAD_KEPT_FOR_MS
	return gone ? newPlace() : { ...upload, refused: false }
}

async function recoveredTake(
	stored: StoredTake,
	chunks: Blob[],
	handles: Pick<Take, "kept" | "upload">,
): Promise<Take> {
	const blob = new Blob(chunks, { type: stored.mimeType })
	const url = URL.createObjectURL(blob)
	// For a cut recording the clock ran a little ahead of the last encoded chunk, so the video is measured.
	const durationSeconds = (stored.finished ? null : await measure(url)) ?? secondsOf(stored)
	return {
		key: stored.key,
		blob,
		url,
		durationSeconds,
		...containerOf(stored.mimeType),
		source: stored.source,
		poster: makePoster(url, durationSeconds),
		...handles,
		recovered: { startedAt: stored.startedAt, cut: !stored.finished, typed: stored.typed },
	}
}
