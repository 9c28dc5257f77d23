import { ApiError, pathOf } from "./api"
import type { OutgoingSubmission, UploadOptions } from "./outgoing-submission"
import { isRetried } from "./retry-delay"
import { progressOf } from "./upload-progress"

/** A smaller video goes with the form: a broken connection costs it only seconds, and one call beats three. */
const PARTS_FROM_BYTES = 1_048_576
const NO_PARTS_HERE = [404, 405, 410, 412, 415, 501]

const loadSendParts = () => import("./send-parts")

export function prepareParts(videoBytes: number): void {
	if (videoBytes >= PARTS_FROM_BYTES) loadSendParts().catch(() => {})
}

/** Resolves to the upload's id, or to null if the video must go with the form: it is small, or only one plain call gets
 * through (a proxy without PATCH, a script that fails to load). Rejects with errors that a retry can fix. */
export async function placeVideo(
	tenantSlug: string,
	{ video, place }: Pick<OutgoingSubmission, "video" | "place">,
	{ signal, onStatus, onPlace }: UploadOptions,
): Promise<string | null> {
	if (place.refused || (video.size < PARTS_FROM_BYTES && !place.url && !place.partBytes)) return null
	if (place.complete) return idOf(place.url)
	const progress = progressOf(video.size, onStatus)
	progress(place.sentBytes)
	try {
		const { sendParts } = await loadSendParts()
		const endpoint = pathOf("POST /api/tenant/{tenantSlug}/uploads", { tenantSlug })
		await sendParts(video, { endpoint, place, signal, onProgress: (sentBytes) => progress(sentBytes), onPlace })
		return idOf(place.url)
	} catch (error) {
		// An office with too many unfinished uploads may still send a whole video.
		const full = error instanceof ApiError && error.status === 429 && !place.url
		if (signal.aborted || (error instanceof ApiError && !full && !isNoPartsHere(error))) throw error
		place.refused = true
		return null
	}
}

/** A refusal without a message is not our server's, but one of a firewall that blocks PATCH or these headers. */
function isNoPartsHere({ status, detail }: ApiError): boolean {
	return NO_PARTS_HERE.includes(status) || (status >= 400 && status < 500 && detail === "" && !isRetried(status))
}

function idOf(url: string | null): string | null {
	return url?.slice(url.lastIndexOf("/") + 1) || null
}
