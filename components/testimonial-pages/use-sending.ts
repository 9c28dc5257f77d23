import { useEffect, useRef, useState } from "react"
import { clearDraft } from "@/lib/client/form-draft"
import { rememberSubmission } from "@/lib/client/last-submission"
import type { SendingOptions, UploadStatus } from "@/lib/client/outgoing-submission"
import { keepLanguage } from "@/lib/languages/keep-language"
import { t } from "@/lib/languages/t"
import type { SubmissionFields } from "@/lib/submissions/validate-submission"
import * as formWords from "./form-words"
import type { UploadView } from "./upload-view"

/** A checked form, with the version of the sentence that its visitor agreed to. */
export interface AgreedFields extends SubmissionFields {
	consentVersion: string
	/** Names that the page takes from its address. */
	hiddenFields?: readonly string[]
}

interface Sending {
	first: UploadStatus
	/** Resolves to the submission's id. */
	send(options: SendingOptions): Promise<string>
	wipe(): Promise<unknown> | undefined
}

/** Asked for as soon as there is something to send, since the network may be gone when the visitor sends. */
export const loadFailure = () => import("./sending-failure")

/** Even the code that says what happened is missing. */
const notLoaded = (): UploadView => ({
	phase: "failed",
	status: 0,
	detail: t(formWords.submitFailed),
	errors: {},
	sentAlready: false,
})

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
			const next = keepLanguage(`/${tenantSlug}/thank-you`)
			const opens = loadFailure().then(({ waitForPage }) => waitForPage(next, mine.signal, show))
			await Promise.allSettled([wipe(), opens])
			if (!mine.signal.aborted) location.assign(next)
		}
		show(first)
		try {
			rememberSubmission(tenantSlug, await send({ signal: mine.signal, onStatus: show }))
			await arrived()
		} catch (error) {
			if (mine.signal.aborted) return
			const view = await loadFailure().then(({ viewOfFailure }) => viewOfFailure(tenantSlug, error), notLoaded)
			if (view.phase === "sent") return arrived()
			show(view)
		}
	}

	function cancel(): void {
		running.current?.abort()
		running.current = null
		setUpload({ phase: "idle" })
	}

	return { upload, start, cancel }
}
