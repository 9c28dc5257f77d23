import type { UploadPlace } from "@/lib/client/upload-place"
import type { KeptTake, TakeSource } from "./kept-take"

export interface Take {
	/** Sent as Idempotency-Key: the server stores the take once, however often it is sent. */
	key: string
	blob: Blob
	/** Object URL for playback. The code that discards the take revokes it. */
	url: string
	durationSeconds: number | null
	contentType: "video/webm" | "video/mp4"
	extension: "webm" | "mp4"
	source: TakeSource
	/** Settles soon after the take exists. Null if no frame could be drawn. Never rejects. */
	poster: Promise<Blob | null>
	kept: KeptTake
	upload: UploadPlace
	recovered: Recovered | null
}

export interface Recovered {
	/** Epoch milliseconds. */
	startedAt: number
	cut: boolean
	typed: Record<string, string>
}
