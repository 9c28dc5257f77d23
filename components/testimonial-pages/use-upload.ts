import { useEffect, useRef, useState } from "react"
import { normalizeEmail } from "@/lib/accounts/email-address"
import { ApiError } from "@/lib/client/api"
import { clearDraft } from "@/lib/client/form-draft"
import { rememberSubmission } from "@/lib/client/last-submission"
import type { UploadStatus } from "@/lib/client/outgoing-submission"
import { SENT_ALREADY, submitFailureText } from "@/lib/client/submit-failure"
import type { Take } from "@/lib/recorder/take"
import type { SubmissionFields } from "@/lib/submissions/validate-submission"
import { inviteToken } from "./invite-token"
import { loadUploadProgress } from "./lazy-upload-progress"
import { SENT_ELSEWHERE } from "./page-texts"

/** The field of the server's error when a key returns with another body. */
const IDEMPOTENCY_FIELD = "Idempotency-Key"
/**
 * Deleting the local copy takes milliseconds. A browser that hangs must not keep the visitor from the thank-you page.
 */
const WIPE_MS = 1000
const HELD = 423

export type UploadView =
	| { phase: "idle" }
	| UploadStatus
	| { phase: "sent" }
	| {
			phase: "failed"
			/** Of the refusal; 0 if no answer came. */
			status: number
			detail: string
			errors: Record<string, string>
			sentAlready: boolean
	  }

/** True while neither the form nor the take may change. */
export function isBusy(upload: UploadView): boolean {
	return upload.phase !== "idle" && upload.phase !== "failed"
}

const loadUploader = () => import("@/lib/client/upload-submission")

/** Sends a take and then opens the thank-you page. Cancel keeps everything for another try. */
export function useUpload(tenantSlug: string, take: Take | null, onSent: () => void) {
	const [upload, setUpload] = useState<UploadView>({ phase: "idle" })
	const running = useRef<AbortController | null>(null)
	useEffect(() => () => running.current?.abort(), [])
	// Loaded early, since the network may be gone when the visitor sends.
	useEffect(() => {
		if (!take) return
		loadUploader().then(
			({ prepareUpload }) => prepareUpload(take.blob),
			() => {},
		)
		loadUploadProgress().catch(() => {})
	}, [take])

	async function run(fields: SubmissionFields, take: Take): Promise<void> {
		running.current?.abort()
		const mine = new AbortController()
		running.current = mine
		const show = (view: UploadView) => {
			if (running.current === mine) setUpload(view)
		}
		const arrived = async () => {
			clearDraft(tenantSlug)
			show({ phase: "sent" })
			// Waits before leaving, because a page that unloads drops unfinished writes.
			await Promise.race([take.kept.wipe(), new Promise((resolve) => setTimeout(resolve, WIPE_MS))])
			onSent()
			location.assign(`/${tenantSlug}/thank-you`)
		}
		show({ phase: "sending", sentBytes: take.upload.sentBytes, totalBytes: take.blob.size, secondsLeft: null })
		try {
			if (!(await take.kept.hold())) throw new ApiError(HELD, SENT_ELSEWHERE)
			const { uploadSubmission } = await loadUploader()
			const id = await uploadSubmission(
				tenantSlug,
				{
					key: take.key,
					name: fields.name.trim(),
					email: normalizeEmail(fields.email),
					website: fields.website.trim(),
					consent: fields.consent,
					invite: inviteToken() || null,
					durationSeconds: take.durationSeconds,
					poster: await take.poster,
					video: take.blob,
					place: take.upload,
				},
				{ signal: mine.signal, onStatus: show, onPlace: () => take.kept.noteUpload(take.upload) },
			)
			rememberSubmission(tenantSlug, id)
			await arrived()
		} catch (error) {
			if (mine.signal.aborted) return
			const errors = error instanceof ApiError ? error.errors : []
			// An earlier attempt reached the server, its answer was lost, and the form changed since. One take is one
			// testimonial, which stays as it was first sent.
			if (errors.some(({ field }) => field === IDEMPOTENCY_FIELD)) return arrived()
			show({
				phase: "failed",
				status: error instanceof ApiError ? error.status : 0,
				detail: submitFailureText(error),
				errors: Object.fromEntries(errors.map(({ field, detail }) => [field, detail])),
				sentAlready: error instanceof ApiError && error.status === SENT_ALREADY.status,
			})
		}
	}

	function cancel(): void {
		running.current?.abort()
		running.current = null
		setUpload({ phase: "idle" })
	}

	return { upload, send: (fields: SubmissionFields, take: Take) => void run(fields, take), cancel }
}
