import type { FieldName } from "@/lib/submissions/form-fields"
import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import type { UploadPlace } from "./upload-place"
import type { ProgressStatus } from "./upload-progress"

interface OutgoingFields {
	/** One key per testimonial: the server stores it once, however often it is sent. */
	key: string
	/** Trimmed; "" for what the customer left out. */
	fields: Record<FieldName, string>
	consent: boolean
	consentVersion: string
	invite: string | null
	/** From the page's address. */
	hidden?: HiddenFields
}

export interface OutgoingText extends OutgoingFields {
	text: string
	photo: File | null
}

export interface OutgoingSubmission extends OutgoingFields {
	/** A hint, since the server measures. Null if unknown. */
	durationSeconds: number | null
	poster: Blob | null
	video: Blob
	place: UploadPlace
}

export interface WaitingStatus {
	phase: "waiting"
	/** 0 if no answer came. */
	status: number
	/** The server's own message. Empty if the answer had none, or came from a proxy. */
	detail: string
	sentBytes: number
	totalBytes: number
	tryNow(): void
}

export type UploadStatus = ProgressStatus | { phase: "processing" } | WaitingStatus

export interface SendingOptions {
	signal: AbortSignal
	onStatus(status: UploadStatus): void
}

export interface UploadOptions extends SendingOptions {
	onPlace(): void
}

/** Nothing for a page that takes no hidden fields. */
export function appendHidden(form: FormData, hidden: HiddenFields = {}): void {
	if (Object.keys(hidden).length > 0) form.append("fields", JSON.stringify(hidden))
}
