import type { UploadStatus } from "@/lib/client/outgoing-submission"
import type { ConsentWordings } from "@/lib/submissions/consent-text"

export type UploadView =
	| { phase: "idle" }
	| UploadStatus
	| {
			phase: "sent"
			/** The server that took it does not answer for the next page yet. */
			late?: true
	  }
	| {
			phase: "failed"
			/** The refusal's HTTP status; 0 if no answer came. */
			status: number
			detail: string
			note?: string
			errors: Record<string, string>
			sentAlready: boolean
			/** The sentences that count now, if the one that was agreed to was refused. */
			consent?: ConsentWordings
	  }

export function isBusy(upload: UploadView): boolean {
	return upload.phase !== "idle" && upload.phase !== "failed"
}
