import { useEffect, useRef, useState } from "react"
import { ApiError } from "@/lib/client/api"
import { clearDraft } from "@/lib/client/form-draft"
import { rememberSubmission } from "@/lib/client/last-submission"
import type { SendingOptions, UploadStatus } from "@/lib/client/outgoing-submission"
import { SENT_ALREADY, submitFailureText } from "@/lib/client/submit-failure"

/** The field of the server's error when a key returns with another body. */
const IDEMPOTENCY_FIELD = "Idempotency-Key"

export type UploadView =
	| { phase: "idle" }
	| UploadStatus
	| { phase: "sent" }
	| { phase: "failed"; detail: string; errors: Record<string, string>; sentAlready: boolean }

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
			show({
				phase: "failed",
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
