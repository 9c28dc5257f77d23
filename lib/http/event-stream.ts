import { PassThrough, Readable } from "node:stream"
import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { handOver } from "./hand-over"
import { RawReply } from "./reply"

const HEADERS = {
	"content-type": "text/event-stream; charset=utf-8",
	"cache-control": "no-store, no-transform",
	// nginx would keep the pieces back until it has a buffer full of them.
	"x-accel-buffering": "no",
}

const FAILED = "Something went wrong on our side. Please try again."
/** Nobody sees the difference on a screen that is drawn every 16 ms; a system call a token is what 50 streams cost most. */
const GATHER_MS = 12

function detailOf(error: unknown): string {
	if (error instanceof AppError) return error.message
	log.error({ err: error }, "a stream of events failed")
	return FAILED
}

/** @param onPiece shows a piece @param signal aborted when the reader has left @returns what the last event tells */
export type Streamed = (onPiece: (text: string) => void, signal: AbortSignal) => Promise<object>

/**
 * Server-sent events of a text that comes in pieces: `{"delta": …}`, at last `{"done": true, …}`. What is thrown before the
 * first piece is thrown here, so that it still answers with its status; later it becomes `event: error` with its detail.
 */
export async function eventStream(request: Request, work: Streamed): Promise<RawReply> {
	const left = new AbortController()
	const events = new PassThrough()
	events.once("close", () => left.abort())
	const send = (event: object, kind = "") => {
		if (!left.signal.aborted) events.write(`${kind}data: ${JSON.stringify(event)}\n\n`)
	}

	let held = ""
	let timer: ReturnType<typeof setTimeout> | undefined
	const flush = () => {
		clearTimeout(timer)
		timer = undefined
		if (held) send({ delta: held })
		held = ""
	}
	let begin: (begun: true) => void
	let hasBegun = false
	const begun = new Promise<true>((resolve) => {
		begin = resolve
	})
	const onPiece = (text: string) => {
		held += text
		if (hasBegun) {
			timer ??= setTimeout(flush, GATHER_MS)
			return
		}
		hasBegun = true
		flush()
		begin(true)
	}

	const finish = (event: object, kind?: string) => {
		flush()
		send(event, kind)
		events.end()
	}
	const leave = () => left.abort()
	request.signal.addEventListener("abort", leave, { once: true })
	if (request.signal.aborted) leave()
	const working = work(onPiece, left.signal).then(
		(last) => finish({ done: true, ...last }),
		(error: unknown) => {
			if (!hasBegun) throw error
			finish({ detail: detailOf(error) }, "event: error\n")
		},
	)
	await Promise.race([begun, working])
	const body = handOver(request, events) ? null : (Readable.toWeb(events) as ReadableStream<Uint8Array>)
	return new RawReply(new Response(body, { headers: HEADERS }))
}
