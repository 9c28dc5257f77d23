import { newIdempotencyKey } from "@/lib/client/idempotency-key"
import { newPlace } from "@/lib/client/upload-place"
import { containerOf } from "./choose-format"
import { type KeptTake, MEMORY_ONLY } from "./kept-take"
import type { Take } from "./take"

type MakePoster = (url: string, durationSeconds: number | null) => Promise<Blob | null>

export interface Recorded {
	key: string
	blob: Blob
	durationSeconds: number
	kept: KeptTake
}

export function recordedTake({ blob, ...recorded }: Recorded, makePoster: MakePoster): Take {
	const url = URL.createObjectURL(blob)
	return {
		...recorded,
		blob,
		url,
		...containerOf(blob.type),
		source: "camera",
		poster: makePoster(url, recorded.durationSeconds),
		upload: newPlace(),
		recovered: null,
	}
}

export function chosenTake(
	file: Blob,
	url: string,
	read: Pick<Take, "contentType" | "durationSeconds">,
	makePoster: MakePoster,
): Take {
	return {
		key: newIdempotencyKey(),
		blob: file,
		url,
		...read,
		extension: containerOf(read.contentType).extension,
		source: "file",
		poster: makePoster(url, read.durationSeconds),
		kept: MEMORY_ONLY,
		upload: newPlace(),
		recovered: null,
	}
}
