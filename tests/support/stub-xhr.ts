import { vi } from "vitest"

interface Reply {
	status: number
	/** A string is sent as is, anything else as JSON. */
	body?: unknown
	headers?: Record<string, string>
}

/** A call in progress. It stays open until the test or the `server` callback ends it. */
export interface XhrCall {
	method: string
	path: string
	/** Names in lower case. */
	headers: Record<string, string>
	body: unknown
	aborted: boolean
	/** Reports upload progress: so many bytes have left the browser. */
	progress(loaded: number, total: number): void
	answer(reply: Reply): void
	/** Simulates a missing network. */
	fail(): void
}

/**
 * Replaces the browser's XMLHttpRequest, which uploads videos because fetch reports no progress. `server` sees each
 * call as it is sent. A call that it does not end stays open.
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
