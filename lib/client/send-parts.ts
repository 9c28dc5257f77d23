import { DetailedError, Upload } from "tus-js-client"
import { ApiError } from "./api"
import type { ErrorAnswer } from "./contract"
import { newPlace, type UploadPlace } from "./upload-place"

/** What a broken line costs at most where a proxy holds a request back until it is whole, and how often a place is noted. */
const PART_BYTES = 4 * 1_048_576
/** Nothing moved for so long: the connection is dead, whatever the phone says. */
const STALLED_MS = 60_000
/** The upload is not there any more, or never was. */
const GONE = [403, 404, 410]

export interface SendPartsOptions {
	/** Where a new upload is asked for. */
	endpoint: string
	place: UploadPlace
	signal: AbortSignal
	onProgress(sentBytes: number): void
	/** `place` has changed. */
	onPlace(): void
}

/**
 * Sends what the server does not have yet of this video, by the tus protocol. Resolves once every byte is there. Rejects
 * with ApiError (status 0 where no answer came) or with the signal's reason; calling again goes on from there.
 */
export async function sendParts(video: Blob, options: SendPartsOptions): Promise<void> {
	const { place } = options
	const resumed = place.url !== null
	try {
		await send(video, options)
	} catch (error) {
		if (!resumed || !(error instanceof ApiError) || !GONE.includes(error.status)) throw error
		forgetPlace(options)
		await send(video, options)
	}
}

function forgetPlace({ place, onPlace }: SendPartsOptions): void {
	Object.assign(place, newPlace())
	onPlace()
}

function send(video: Blob, { endpoint, place, signal, onProgress, onPlace }: SendPartsOptions): Promise<void> {
	return new Promise((resolve, reject) => {
		if (signal.aborted) return reject(signal.reason)
		let watchdog: ReturnType<typeof setTimeout> | undefined
		let asked = place.url !== null
		const upload = new Upload(video, {
			// Asked for with both, the library begins anew after any refusal: a server that is just restarting would cost
			// everything that it has already.
			...(place.url ? { uploadUrl: place.url } : { endpoint }),
			chunkSize: PART_BYTES,
			// Patience is decided elsewhere, for parts and form alike.
			retryDelays: null,
			storeFingerprintForResuming: false,
			onUploadUrlAvailable() {
				place.url = upload.url && new URL(upload.url, location.href).pathname
				onPlace()
			},
			onProgress(sentBytes) {
				watch()
				// The first word of one that goes on is what the server has: also of the part in which the line broke, so that
				// patience sees that something came over.
				if (asked && place.sentBytes !== sentBytes) {
					place.sentBytes = sentBytes
					onPlace()
				}
				asked = false
				onProgress(sentBytes)
			},
			onChunkComplete(_size, acceptedBytes) {
				place.sentBytes = acceptedBytes
				onPlace()
			},
			onSuccess() {
				end()
				Object.assign(place, { sentBytes: video.size, complete: true })
				onPlace()
				resolve()
			},
			onError(error) {
				end()
				reject(apiErrorOf(error))
			},
		})
		const stop = () => {
			end()
			void upload.abort()
			reject(signal.reason)
		}
		function watch(): void {
			clearTimeout(watchdog)
			watchdog = setTimeout(() => {
				end()
				void upload.abort()
				reject(new ApiError(0, ""))
			}, STALLED_MS)
		}
		function end(): void {
			clearTimeout(watchdog)
			signal.removeEventListener("abort", stop)
		}
		signal.addEventListener("abort", stop)
		watch()
		upload.start()
	})
}

function apiErrorOf(error: Error | DetailedError): ApiError {
	const answer = error instanceof DetailedError ? error.originalResponse : null
	if (!answer) return new ApiError(0, "")
	// Another connection still writes the same upload, ours from before the line broke as a rule: it ends shortly.
	const status = answer.getStatus() === 423 ? 409 : answer.getStatus()
	return new ApiError(status, detailOf(answer.getBody()), [], Number(answer.getHeader("retry-after")) || undefined)
}

function detailOf(body: string): string {
	try {
		const { detail } = JSON.parse(body) as Partial<ErrorAnswer>
		return typeof detail === "string" ? detail : ""
	} catch {
		return ""
	}
}
