import { newIdempotencyKey } from "@/lib/client/idempotency-key"
import { containerOf } from "./choose-format"
import type { Take } from "./take"

type MakePoster = (url: string, durationSeconds: number | null) => Promise<Blob | null>

export function recordedTake(blob: Blob, durationSeconds: number, makePoster: MakePoster): Take {
	const url = URL.createObjectURL(blob)
	return {
		key: newIdempotencyKey(),
		blob,
		url,
		durationSeconds,
		...containerOf(blob.type),
		source: "camera",
		poster: makePoster(url, durationSeconds),
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
	}
}
