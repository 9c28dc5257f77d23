import { ApiError, pathOf } from "./api"
import type { OutgoingSubmission, UploadOptions } from "./outgoing-submission"
import { isRetried } from "./retry-delay"
import { progressOf } from "./upload-progress"

/** Below this a broken line costs seconds, and one call is done before the second of three has begun. */
const PARTS_FROM_BYTES = 1_048_576
/** What a server or a proxy answers that does not know the protocol. */
const NO_PARTS_HERE = [404, 405, 410, 412, 415, 501]

const loadSendParts = () => import("./send-parts")

/** Fetches ahead the script that a video of this size will need. */
export function prepareParts(videoBytes: number): void {
	if (videoBytes >= PARTS_FROM_BYTES) loadSendParts().catch(() => {})
}

/**
 * Brings the video to the server in parts that survive whatever breaks. Resolves to the upload's id for the form, or to
 * null where the video has to go with the form: too small to be worth it, or nothing but one plain call gets through
 * (an old proxy without PATCH, parts switched off, the script that sends them not to be had). Rejects with what a retry
 * can heal, and with the signal's reason.
 */
export async function placeVideo(
	tenantSlug: string,
	{ video, place }: Pick<OutgoingSubmission, "video" | "place">,
	{ signal, onStatus, onPlace }: UploadOptions,
): Promise<string | null> {
	if (place.refused || (video.size < PARTS_FROM_BYTES && !place.url)) return null
	if (place.complete) return idOf(place.url)
	const progress = progressOf(video.size, onStatus)
	progress(place.sentBytes)
	try {
		const { sendParts } = await loadSendParts()
		const endpoint = pathOf("POST /api/tenant/{tenantSlug}/uploads", { tenantSlug })
		await sendParts(video, { endpoint, place, signal, onProgress: (sentBytes) => progress(sentBytes), onPlace })
		return idOf(place.url)
	} catch (error) {
		// Where an office has too many unfinished ones, a whole one may still be sent.
		const full = error instanceof ApiError && error.status === 429 && !place.url
		if (signal.aborted || (error instanceof ApiError && !full && !isNoPartsHere(error))) throw error
		place.refused = true
		return null
	}
}

/** A refusal without a sentence is none of ours: a firewall that knows neither PATCH nor these headers. */
function isNoPartsHere({ status, detail }: ApiError): boolean {
	return NO_PARTS_HERE.includes(status) || (status >= 400 && status < 500 && detail === "" && !isRetried(status))
}

function idOf(url: string | null): string | null {
	return url?.slice(url.lastIndexOf("/") + 1) || null
}
