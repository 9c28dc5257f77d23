import type { UploadPlace } from "./upload-place"
import type { ProgressStatus } from "./upload-progress"

export interface OutgoingSubmission {
	/** One per take: however often it is sent, it is stored once. */
	key: string
	name: string
	email: string
	website: string
	consent: boolean
	/** A hint; the server measures. Null where it is not known. */
	durationSeconds: number | null
	poster: Blob | null
	video: Blob
	/** Where an earlier attempt, or an earlier page, came to; changed in place. */
	place: UploadPlace
}

/** An attempt failed and another follows by itself, soon or when the network is back. */
export interface WaitingStatus {
	phase: "waiting"
	/** 0 where no answer came. */
	status: number
	/** The server's own sentence; empty where none came, from no server or from a proxy in front of it. */
	detail: string
	/** What the server has already. */
	sentBytes: number
	totalBytes: number
	tryNow(): void
}

export type UploadStatus =
	| ProgressStatus
	/** Every byte is out; the server checks and stores. */
	| { phase: "processing" }
	| WaitingStatus

export interface UploadOptions {
	signal: AbortSignal
	onStatus(status: UploadStatus): void
	/** The submission's `place` has changed, and is to be kept. */
	onPlace(): void
}
