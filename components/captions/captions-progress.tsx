"use client"

import { useEffect } from "react"
import { Spinner } from "@/components/ui/spinner"
import { ApiError } from "@/lib/client/api"
import { adminCall } from "@/lib/client/session"
import { captionsWords } from "./captions-words"
import type { CaptionsDraft } from "./use-captions-draft"

const ASK_EVERY_MS = 1_500

/** Polls until the transcription is done. There is no progress figure, because the server has none. */
export function CaptionsProgress({ draft, submissionId }: { draft: CaptionsDraft; submissionId: string }) {
	const { follow } = draft
	// biome-ignore lint/correctness/useExhaustiveDependencies: one round of questions for the time that this is shown.
	useEffect(() => {
		let isOver = false
		let timer: ReturnType<typeof setTimeout> | undefined
		const ask = async () => {
			const params = { id: submissionId }
			const answer = await adminCall("GET /api/admin/submission/{id}/captions", { params }).catch((error: unknown) => {
				// A network error is retried. A testimonial that no longer exists is not.
				if (error instanceof ApiError && error.status === 404) window.location.reload()
				return null
			})
			if (isOver) return
			if (answer && answer.captions?.state !== "processing") follow(answer.captions)
			else timer = setTimeout(() => void ask(), ASK_EVERY_MS)
		}
		timer = setTimeout(() => void ask(), ASK_EVERY_MS)
		return () => {
			isOver = true
			clearTimeout(timer)
		}
	}, [submissionId])
	return (
		<div role="status" className="flex flex-col gap-2 py-2">
			<p className="flex items-center gap-3 text-lg font-medium">
				<Spinner size={20} />
				{captionsWords.transcribing}
			</p>
			<p className="max-w-prose text-ink-muted">{captionsWords.transcribingAbout}</p>
		</div>
	)
}
