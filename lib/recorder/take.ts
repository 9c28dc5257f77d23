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
	source: "camera" | "file"
	/** Settles soon after the take exists; null where no frame could be drawn. Never rejects. */
	poster: Promise<Blob | null>
}
