import { DetailedError, Upload } from "tus-js-client"
import { ApiError, apiErrorOf } from "./api"
import type { ErrorAnswer } from "./contract"
import { newPlace, type UploadPlace } from "./upload-place"

/** The most that a broken connection costs behind a proxy that buffers requests, and how often a place is stored. */
const PART_BYTES = 4 * 1_048_576
/** Proxies limit requests, such as nginx to 1 MB. Below this, parts would cost more than they save. */
const LEAST_PART_BYTES = 256 * 1024
const STALLED_MS = 60_000
const GONE = [403, 404, 410]

export interface SendPartsOptions {
	endpoint: string
	place: UploadPlace
	signal: AbortSignal
	onProgress(sentBytes: number): void
	onPlace(): void
}

/** By the tus protocol. Rejects with ApiError (status 0: no answer) or the signal's reason; call again to continue. */
export async function sendParts(video: Blob, options: SendPartsOptions): Promise<void> {
	const { place } = options
	for (;;) {
		const resumed = place.url !== null
		try {
			return await send(video, options)
		} catch (error) {
			if (!(error instanceof ApiError)) throw error
			if (resumed && GONE.includes(error.status)) forgetPlace(options)
			else if (!halvesPart(error, options)) throw error
		}
	}
}

/** After a proxy refuses a part's size; our own server explains its refusals. False if that was the smallest. */
function halvesPart({ status, detail }: ApiError, { place, onPlace }: SendPartsOptions): boolean {
	const { partBytes = PART_BYTES } = place
	if (status !== 413 || detail !== "" || partBytes <= LEAST_PART_BYTES) return false
	Object.assign(place, { partBytes: partBytes / 2, refusedBytes: partBytes })
	onPlace()
	return true
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
			// Only one of the two: with both, the library starts over after a refusal and loses what the server already has.
			...(place.url ? { uploadUrl: place.url } : { endpoint }),
			chunkSize: place.partBytes ?? PART_BYTES,
			headers: place.refusedBytes ? { "upload-refused-bytes": String(place.refusedBytes) } : {},
			retryDelays: null,
			storeFingerprintForResuming: false,
			onUploadUrlAvailable() {
				place.url = upload.url && new URL(upload.url, location.href).pathname
				onPlace()
			},
			onProgress(sentBytes) {
				watch()
				// After a resume the first report is what the server has. A partial part counts as progress for the retries.
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
				reject(refusalOf(error))
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

function refusalOf(error: Error | DetailedError): ApiError {
	const answer = error instanceof DetailedError ? error.originalResponse : null
	if (!answer) return new ApiError(0, "")
	// Another connection still writes this upload, usually our own from before the break. It ends shortly.
	const status = answer.getStatus() === 423 ? 409 : answer.getStatus()
	return apiErrorOf(status, parse(answer.getBody()), Number(answer.getHeader("retry-after")) || undefined)
}

function parse(body: string): Partial<ErrorAnswer> | null {
	try {
		return JSON.parse(body)
	} catch {
		return null
	}
}
