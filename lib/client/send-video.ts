import { ApiError } from "./api"
import { keepSending } from "./keep-sending"
import type { UploadOptions } from "./outgoing-submission"
import { placeVideo } from "./place-video"
import { sendForm } from "./send-form"
import { newPlace, type UploadPlace } from "./upload-place"
import { progressOf } from "./upload-progress"

/** A proxy that refuses a form below 2 MB has nginx's default of 1 MB, or less. */
const SMALL_PART_BYTES = 512 * 1024

export interface OutgoingVideo<T> {
	video: Blob
	place: UploadPlace
	path: string
	headers: Record<string, string>
	formOf(uploadId: string | null): FormData
	/** @throws ApiError as without a network, for an answer that is not the server's. */
	read(answer: unknown): T
}

/** Never sends again what the server has. Rejects with the last ApiError or the signal's reason; a repeat is safe. */
export function sendVideo<T>(tenantSlug: string, outgoing: OutgoingVideo<T>, options: UploadOptions): Promise<T> {
	const { signal, onStatus } = options
	const { place, video } = outgoing
	return keepSending(() => attempt(tenantSlug, outgoing, options), {
		signal,
		onStatus,
		sentBytes: () => place.sentBytes,
		totalBytes: video.size,
	})
}

async function attempt<T>(tenantSlug: string, outgoing: OutgoingVideo<T>, options: UploadOptions): Promise<T> {
	const uploadId = await placeVideo(tenantSlug, outgoing, options)
	try {
		return await submit(outgoing, uploadId, options)
	} catch (error) {
		if (!(error instanceof ApiError)) throw error
		const { place } = outgoing
		// A proxy's limit, which the form with its video exceeds: the video goes in parts that fit.
		const isTooLarge = error.status === 413 && error.detail === "" && !place.refused
		if (isTooLarge ? uploadId : error.status !== 404 || !uploadId) throw error
		// Or the upload is gone: start a new one, once. If the page itself is gone, the next answer says so.
		Object.assign(place, newPlace(), isTooLarge && { partBytes: SMALL_PART_BYTES, refusedBytes: outgoing.video.size })
		options.onPlace()
		return await submit(outgoing, await placeVideo(tenantSlug, outgoing, options), options)
	}
}

async function submit<T>(
	{ video, path, headers, formOf, read }: OutgoingVideo<T>,
	uploadId: string | null,
	{ signal, onStatus }: UploadOptions,
): Promise<T> {
	const progress = progressOf(video.size, onStatus)
	if (uploadId) onStatus({ phase: "processing" })
	else progress(0)
	const answer = await sendForm(path, formOf(uploadId), {
		headers: { accept: "application/json", ...headers },
		signal,
		onProgress(sentBytes, totalBytes) {
			if (sentBytes >= totalBytes) onStatus({ phase: "processing" })
			else if (!uploadId) progress(sentBytes, totalBytes)
		},
	})
	return read(answer)
}
