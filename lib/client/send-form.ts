import { ApiError, apiErrorOf, pageLanguage } from "./api"
import type { ErrorAnswer } from "./contract"

// A transfer without progress for this long is dead, whatever the phone reports. The server ends transfers below 8 KB/s
// after 30 s, so this never cuts an upload that would have succeeded.
const STALLED_MS = 60_000
const PROCESSING_MS = 120_000

export interface SendOptions {
	method?: "POST" | "PUT"
	headers: Record<string, string>
	signal: AbortSignal
	/** Bytes of the body by the browser's own count. Both are equal once everything is sent. */
	onProgress(sentBytes: number, totalBytes: number): void
}

/** Has upload progress, unlike fetch. Rejects with ApiError (status 0: no answer), or with the signal's reason. */
export function sendForm(path: string, form: FormData, options: SendOptions): Promise<unknown> {
	const { method = "POST", headers, signal, onProgress } = options
	return new Promise((resolve, reject) => {
		if (signal.aborted) {
			reject(signal.reason)
			return
		}
		const request = new XMLHttpRequest()
		let watchdog: ReturnType<typeof setTimeout> | undefined
		const expectWithin = (ms: number) => {
			clearTimeout(watchdog)
			watchdog = setTimeout(() => request.abort(), ms)
		}
		const abort = () => request.abort()
		signal.addEventListener("abort", abort, { once: true })

		request.upload.onprogress = ({ loaded, total }) => {
			expectWithin(loaded < total ? STALLED_MS : PROCESSING_MS)
			onProgress(loaded, total)
		}
		request.onload = () => {
			const answer = parse(request.responseText)
			if (request.status >= 200 && request.status < 300) resolve(answer)
			else reject(refusal(request, answer))
		}
		request.onerror = () => reject(new ApiError(0, ""))
		request.onabort = () => reject(signal.aborted ? signal.reason : new ApiError(0, ""))
		request.onloadend = () => {
			clearTimeout(watchdog)
			signal.removeEventListener("abort", abort)
		}
		request.open(method, path)
		for (const [name, value] of Object.entries({ ...pageLanguage(), ...headers })) request.setRequestHeader(name, value)
		expectWithin(STALLED_MS)
		request.send(form)
	})
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}

function refusal(request: XMLHttpRequest, answer: unknown): ApiError {
	const retryAfter = Number(request.getResponseHeader("retry-after")) || undefined
	return apiErrorOf(request.status, answer as Partial<ErrorAnswer> | null, retryAfter)
}
