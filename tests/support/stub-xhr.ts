import { vi } from "vitest"

interface Reply {
	status: number
	/** Text as it is, anything else as JSON. */
	body?: unknown
	headers?: Record<string, string>
}

/** One call under way. It stays so until the test, or whoever answers for the server, ends it. */
export interface XhrCall {
	method: string
	path: string
	/** Names in lower case. */
	headers: Record<string, string>
	body: unknown
	aborted: boolean
	/** So many bytes have left, by the browser's own count. */
	progress(loaded: number, total: number): void
	answer(reply: Reply): void
	/** No network. */
	fail(): void
}

/**
 * Stands in for the browser's XMLHttpRequest: what sends videos, since fetch tells no progress. `server` sees each call
 * as it is sent; one that it does not end stays open.
 */
export function stubXhr(server: (call: XhrCall, count: number) => void = () => {}): XhrCall[] {
	const calls: XhrCall[] = []
	class Request {
		upload: { onprogress?: (event: object) => void } = {}
		status = 0
		responseText = ""
		onload?: () => void
		onerror?: () => void
		onabort?: () => void
		onloadend?: () => void
		private call: XhrCall | null = null
		private method = ""
		private path = ""
		private readonly headers: Record<string, string> = {}
		private answered: Record<string, string> = {}
		open(method: string, path: string) {
			Object.assign(this, { method, path })
		}
		setRequestHeader(name: string, value: string) {
			this.headers[name.toLowerCase()] = value
		}
		getResponseHeader(name: string) {
			return this.answered[name.toLowerCase()] ?? null
		}
		private end(told: "onload" | "onerror" | "onabort") {
			if (!this.call) return
			this.call = null
			this[told]?.()
			this.onloadend?.()
		}
		send(body: unknown) {
			const call: XhrCall = {
				method: this.method,
				path: this.path,
				headers: this.headers,
				body,
				aborted: false,
				progress: (loaded, total) => this.upload.onprogress?.({ loaded, total, lengthComputable: true }),
				answer: ({ status, body: answer = "", headers = {} }) => {
					this.status = status
					this.responseText = typeof answer === "string" ? answer : JSON.stringify(answer)
					this.answered = headers
					this.end("onload")
				},
				fail: () => this.end("onerror"),
			}
			this.call = call
			calls.push(call)
			server(call, calls.length)
		}
		abort() {
			if (this.call) this.call.aborted = true
			this.end("onabort")
		}
	}
	vi.stubGlobal("XMLHttpRequest", Request)
	return calls
}
