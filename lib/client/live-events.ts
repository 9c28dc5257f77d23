import { ApiError, refusalOf } from "./api"
import { serverEvents } from "./sse-events"

/** The server sends something every five seconds, so a line silent for this long is dead. */
const SILENCE_MS = 15_000
const RETRY_MS = 1_000
const LONGEST_RETRY_MS = 20_000

interface LiveReader<T> {
	connect(headers: Record<string, string>, signal: AbortSignal): Promise<Response>
	onEvent(event: T): void
	onLine(isOn: boolean): void
}

/** Continues after a lost line from the last event's position. Rejects with ApiError once the server answers 4xx. */
export async function followLive<T>(reader: LiveReader<T>, signal: AbortSignal): Promise<void> {
	let position = ""
	let failures = 0
	while (!signal.aborted) {
		try {
			await readOnce(reader, position, signal, (id, event) => {
				position = id
				failures = 0
				reader.onEvent(event)
			})
		} catch (error) {
			if (signal.aborted) return
			if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) throw error
		}
		if (signal.aborted) return
		reader.onLine(false)
		await pause(Math.min(RETRY_MS * 2 ** failures, LONGEST_RETRY_MS), signal)
		failures += 1
	}
}

async function readOnce<T>(
	{ connect, onLine }: LiveReader<T>,
	position: string,
	signal: AbortSignal,
	onEvent: (id: string, event: T) => void,
): Promise<void> {
	const line = new AbortController()
	const cut = () => line.abort()
	let heardAt = Date.now()
	// A sleeping phone runs no timers. Once it is awake, the clock says how long it has been deaf.
	const look = () => Date.now() - heardAt > SILENCE_MS && cut()
	const timer = setInterval(look, SILENCE_MS / 3)
	document.addEventListener("visibilitychange", look)
	signal.addEventListener("abort", cut, { once: true })
	try {
		const headers = { accept: "text/event-stream", ...(position && { "last-event-id": position }) }
		const response = await connect(headers, line.signal)
		if (!response.ok) throw await refusalOf(response)
		const body = response.body?.getReader()
		if (!body || !response.headers.get("content-type")?.startsWith("text/event-stream")) throw new ApiError(0, "")
		onLine(true)
		const decoder = new TextDecoder()
		const next = serverEvents()
		for (;;) {
			const { done, value } = await body.read()
			if (done) return
			heardAt = Date.now()
			for (const { id, data } of next(decoder.decode(value, { stream: true }))) onEvent(id, JSON.parse(data) as T)
		}
	} finally {
		clearInterval(timer)
		document.removeEventListener("visibilitychange", look)
		signal.removeEventListener("abort", cut)
		cut()
	}
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer)
			window.removeEventListener("online", done)
			document.removeEventListener("visibilitychange", done)
			signal.removeEventListener("abort", done)
			resolve()
		}
		const timer = setTimeout(done, ms)
		window.addEventListener("online", done)
		document.addEventListener("visibilitychange", done)
		signal.addEventListener("abort", done)
	})
}
