import { t } from "@/lib/languages/t"
import { ApiError, pathOf } from "./api"
import { submissionIdOf } from "./keep-sending"
import { appendHidden, type OutgoingSubmission, type UploadOptions } from "./outgoing-submission"
import { prepareParts } from "./place-video"
import { sendVideo } from "./send-video"
import { noteSent, SENT_ALREADY, wasSent } from "./sent-takes"

/** Text comes first, so that the server can refuse before the video is sent. The video comes last. */
function formOf(submission: OutgoingSubmission, uploadId: string | null): FormData {
	const form = new FormData()
	for (const [name, value] of Object.entries(submission.fields)) if (value) form.append(name, value)
	form.append("consent", String(submission.consent))
	form.append("consent_version", submission.consentVersion)
	form.append("duration_seconds", String(Math.round(submission.durationSeconds ?? 0)))
	form.append("ip_address", "")
	form.append("user_agent", navigator.userAgent)
	if (submission.invite) form.append("invite", submission.invite)
	appendHidden(form, submission.hidden)
	if (uploadId) form.append("upload_id", uploadId)
	if (submission.poster) form.append("poster", submission.poster, "poster.jpg")
	if (!uploadId) form.append("video", submission.video, "testimonial.webm")
	return form
}

/** Loads the code that sending this video will need, since the network may be gone by then. */
export function prepareUpload(video: Blob): void {
	prepareParts(video.size)
}

/** The caller must hold the take, so that no other tab sends it meanwhile. Resolves to the submission's id. */
export async function uploadSubmission(
	tenantSlug: string,
	submission: OutgoingSubmission,
	options: UploadOptions,
): Promise<string> {
	const { key, place, video } = submission
	if (wasSent(key)) throw new ApiError(SENT_ALREADY, t("This recording was already sent, so we didn't send it again."))
	const outgoing = {
		video,
		place,
		path: pathOf("POST /api/tenant/{tenantSlug}/submit", { tenantSlug }),
		headers: { "idempotency-key": key },
		formOf: (uploadId: string | null) => formOf(submission, uploadId),
		read: submissionIdOf,
	}
	const id = await sendVideo(tenantSlug, outgoing, options)
	noteSent(key)
	return id
}
