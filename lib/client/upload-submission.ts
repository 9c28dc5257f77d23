import { ApiError, pathOf } from "./api"
import { keepSending, submissionIdOf } from "./keep-sending"
import type { OutgoingSubmission, UploadOptions } from "./outgoing-submission"
import { placeVideo, prepareParts } from "./place-video"
import { sendForm } from "./send-form"
import { noteSent, SENT_ALREADY, wasSent } from "./sent-takes"
import { newPlace } from "./upload-place"
import { progressOf } from "./upload-progress"

/**
 * Text comes first, so that the server can refuse before the video is sent. The poster follows, and the video comes
 * last.
 */
function formOf(submission: OutgoingSubmission, uploadId: string | null): FormData {
	const form = new FormData()
	form.append("name", submission.name)
	form.append("email", submission.email)
	form.append("website", submission.website)
	form.append("consent", String(submission.consent))
	form.append("consent_version", submission.consentVersion)
	form.append("duration_seconds", String(Math.round(submission.durationSeconds ?? 0)))
	form.append("ip_address", "")
	form.append("user_agent", navigator.userAgent)
	if (submission.invite) form.append("invite", submission.invite)
	if (uploadId) form.append("upload_id", uploadId)
	if (submission.stars) form.append("stars", submission.stars)
	if (submission.poster) form.append("poster", submission.poster, "poster.jpg")
	if (!uploadId) form.append("video", submission.video, "testimonial.webm")
	return form
}

/** Loads the code that sending this video will need, since the network may be gone by then. */
export function prepareUpload(video: Blob): void {
	prepareParts(video.size)
}

/**
 * Sends one submission. Retries with the same key if a retry can help, and never sends again what the server already
 * has. Resolves to the submission's id. Rejects with the last ApiError, or with the signal's reason. Nothing is lost
 * then, and calling again is safe. The caller must hold the take, so that no other tab sends it meanwhile.
 */
export async function uploadSubmission(
	tenantSlug: string,
	submission: OutgoingSubmission,
	options: UploadOptions,
): Promise<string> {
	const { signal, onStatus } = options
	const { key, place, video } = submission
	if (wasSent(key)) throw new ApiError(SENT_ALREADY.status, SENT_ALREADY.detail)
	const id = await keepSending(() => attempt(tenantSlug, submission, options), {
		signal,
		onStatus,
		sentBytes: () => place.sentBytes,
		totalBytes: video.size,
	})
	noteSent(key)
	return id
}

async function attempt(tenantSlug: string, submission: OutgoingSubmission, options: UploadOptions): Promise<string> {
	const uploadId = await placeVideo(tenantSlug, submission, options)
	try {
		return await submit(tenantSlug, submission, uploadId, options)
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 404 || !uploadId) throw error
		// The upload is gone: start a new one, once. If the page itself is gone, the next answer says so.
		Object.assign(submission.place, newPlace())
		options.onPlace()
		return await submit(tenantSlug, submission, await placeVideo(tenantSlug, submission, options), options)
	}
}

async function submit(
	tenantSlug: string,
	submission: OutgoingSubmission,
	uploadId: string | null,
	{ signal, onStatus }: UploadOptions,
): Promise<string> {
	const progress = progressOf(submission.video.size, onStatus)
	if (uploadId) onStatus({ phase: "processing" })
	else progress(0)
	const answer = await sendForm(
		pathOf("POST /api/tenant/{tenantSlug}/submit", { tenantSlug }),
		formOf(submission, uploadId),
		{
			headers: { accept: "application/json", "idempotency-key": submission.key },
			signal,
			onProgress(sentBytes, totalBytes) {
				if (sentBytes >= totalBytes) onStatus({ phase: "processing" })
				else if (!uploadId) progress(sentBytes, totalBytes)
			},
		},
	)
	return submissionIdOf(answer)
}
