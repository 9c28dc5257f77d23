import type { UploadPlace } from "@/lib/client/upload-place"
import type { KeptTake, TakeSource } from "./kept-take"

/** One finished video, held in memory until it is sent or recorded anew. */
export interface Take {
	/** Sent as Idempotency-Key: however often this take is sent, it is stored once. */
	key: string
	blob: Blob
	/** Object URL for playback; whoever discards the take revokes it. */
	url: string
	/** Null where a chosen file does not tell. */
	durationSeconds: number | null
	contentType: "video/webm" | "video/mp4"
	extension: "webm" | "mp4"
	source: TakeSource
	/** Settles soon after the take exists; null where no frame could be drawn. Never rejects. */
	poster: Promise<Blob | null>
	/** Its copy in this browser's own storage. */
	kept: KeptTake
	/** How far its upload has come. */
	upload: UploadPlace
	/** Null for a take that was made on this very page. */
	recovered: Recovered | null
}

/** What an earlier page left behind beside the video itself. */
export interface Recovered {
	/** Epoch milliseconds. */
	startedAt: number
	/** The page went away before the recording was stopped. */
	cut: boolean
	/** What stood in the form, by field. */
	typed: Record<string, string>
}
