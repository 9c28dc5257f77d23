import { ApiError, pathOf } from "./api"
import { retryDelay } from "./retry-delay"
import { sendForm } from "./send-form"
import { secondsLeft, type TransferSamples, withSample } from "./transfer-rate"
import { waitToRetry } from "./wait-to-retry"

export const SUBMIT_FAILED = "Failed to submit testimonial. Please check your internet connection and try again."

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
}

export type UploadStatus =
	| { phase: "sending"; sentBytes: number; totalBytes: number; secondsLeft: number | null }
	/** Every byte is out; the server checks and stores. */
	| { phase: "processing" }
	/** An attempt failed and another follows by itself, after `delayMs` or when the network is back. */
	| { phase: "waiting"; detail: string; delayMs: number }

export interface UploadOptions {
	signal: AbortSignal
	onStatus(status: UploadStatus): void
}

/** Text first, so that the server can refuse before the video is under way; then the poster; the video last. */
function formOf(submission: OutgoingSubmission): FormData {
	const form = new FormData()
	form.append("name", submission.name)
	form.append("email", submission.email)
	form.append("website", submission.website)
	form.append("consent", String(submission.consent))
	form.append("duration_seconds", String(Math.round(submission.durationSeconds ?? 0)))
	form.append("ip_address", "")
	form.append("user_agent", navigator.userAgent)
	if (submission.poster) form.append("poster", submission.poster, "poster.jpg")
	form.append("video", submission.video, "testimonial.webm")
	return form
}

/** What the visitor reads about a failure: the server's own sentence where it sent one. */
export function submitFailureText(error: unknown): string {
	return (error instanceof ApiError && error.detail) || SUBMIT_FAILED
}

/**
 * Sends one submission, trying again with the same key after what a retry can heal. Resolves to its id. Rejects with
 * the last ApiError, or with the signal's reason when cancelled; nothing is lost then, and calling again is safe.
 */
export async function uploadSubmission(
	tenantSlug: string,
	submission: OutgoingSubmission,
	{ signal, onStatus }: UploadOptions,
): Promise<string> {
	const path = pathOf("POST /api/tenant/{tenantSlug}/submit", { tenantSlug })
	let failures = 0
	let failingSince = 0
	for (;;) {
		try {
			return await attempt(path, submission, { signal, onStatus })
		} catch (error) {
			if (!(error instanceof ApiError)) throw error
			const now = performance.now()
			failures += 1
			if (failures === 1) failingSince = now
			const { status, retryAfter } = error
			const delayMs = retryDelay({ status, retryAfter, failures, failingForMs: now - failingSince }, Math.random())
			if (delayMs === null) throw error
			onStatus({ phase: "waiting", detail: submitFailureText(error), delayMs })
			await waitToRetry(delayMs, signal)
		}
	}
}

async function attempt(path: string, submission: OutgoingSubmission, options: UploadOptions): Promise<string> {
	let samples: TransferSamples = withSample([], performance.now(), 0)
	options.onStatus({ phase: "sending", sentBytes: 0, totalBytes: submission.video.size, secondsLeft: null })
	const answer = await sendForm(path, formOf(submission), {
		headers: { accept: "application/json", "idempotency-key": submission.key },
		signal: options.signal,
		onProgress(sentBytes, totalBytes) {
			samples = withSample(samples, performance.now(), sentBytes)
			if (sentBytes >= totalBytes) options.onStatus({ phase: "processing" })
			else {
				options.onStatus({ phase: "sending", sentBytes, totalBytes, secondsLeft: secondsLeft(samples, totalBytes) })
			}
		},
	})
	const id = (answer as { submission_id?: unknown } | null)?.submission_id
	// A captive portal answers 200 with a page of its own: that is no network, not a success.
	if (typeof id !== "string") throw new ApiError(0, "")
	return id
}
