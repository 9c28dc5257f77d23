import { useEffect, useRef, useState } from "react"
import { ApiError, call } from "@/lib/client/api"
import { clearDraft } from "@/lib/client/form-draft"
import { rememberSubmission } from "@/lib/client/last-submission"
import type { SendingOptions, UploadStatus } from "@/lib/client/outgoing-submission"
import { SENT_ALREADY, submitFailureText } from "@/lib/client/submit-failure"
import { CONSENT_WORDINGS, type ConsentKind, type ConsentWording } from "@/lib/submissions/consent-text"
import type { SubmissionFields } from "@/lib/submissions/validate-submission"

/** The field of the server's error when a key returns with another body. */
const IDEMPOTENCY_FIELD = "Idempotency-Key"

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
			/** The sentences that count now, if the one that was agreed to was refused. */
			consent?: { [kind in ConsentKind]?: ConsentWording }
	  }

/** A checked form, with the version of the sentence that its visitor agreed to. */
export interface AgreedFields extends SubmissionFields {
	consentVersion: string
}

/** What counts now; undefined if that cannot be read. The next refusal asks again. */
const readConsents = (tenantSlug: string) =>
	call("GET /api/tenant/{tenantSlug}", { params: { tenantSlug } }).then(
		({ consent, written_consent }) => ({
			video: consent ?? CONSENT_WORDINGS.video,
			written: written_consent ?? CONSENT_WORDINGS.written,
		}),
		() => undefined,
	)

/** True while neither the form nor the testimonial may change. */
export function isBusy(upload: UploadView): boolean {
	return upload.phase !== "idle" && upload.phase !== "failed"
}

interface Sending {
	first: UploadStatus
	/** Resolves to the submission's id. */
	send(options: SendingOptions): Promise<string>
	/** Removes what this browser still keeps of it. */
	wipe(): Promise<unknown> | undefined
}

/** Sends a testimonial and then opens the thank-you page. Cancel keeps everything for another try. */
export function useSending(tenantSlug: string) {
	const [upload, setUpload] = useState<UploadView>({ phase: "idle" })
	const running = useRef<AbortController | null>(null)
	useEffect(() => () => running.current?.abort(), [])

	async function start({ first, send, wipe }: Sending): Promise<void> {
		running.current?.abort()
		const mine = new AbortController()
		running.current = mine
		const show = (view: UploadView) => {
			if (running.current === mine) setUpload(view)
		}
		const arrived = async () => {
			clearDraft(tenantSlug)
			show({ phase: "sent" })
			await wipe()
			location.assign(`/${tenantSlug}/thank-you`)
		}
		show(first)
		try {
			rememberSubmission(tenantSlug, await send({ signal: mine.signal, onStatus: show }))
			await arrived()
		} catch (error) {
			if (mine.signal.aborted) return
			const errors = error instanceof ApiError ? error.errors : []
			// An earlier attempt reached the server, its answer was lost, and the form changed since. One take is one
			// testimonial, which stays as it was first sent.
			if (errors.some(({ field }) => field === IDEMPOTENCY_FIELD)) return arrived()
			const refused = errors.some(({ field }) => field === "consent")
			show({
				phase: "failed",
				consent: refused ? await readConsents(tenantSlug) : undefined,
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

	return { upload, start, cancel }
}
