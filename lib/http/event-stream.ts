import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { RawReply } from "./reply"

const HEADERS = {
	"content-type": "text/event-stream; charset=utf-8",
	"cache-control": "no-store, no-transform",
	// nginx would keep the pieces back until it has a buffer full of them.
	"x-accel-buffering": "no",
}

const FAILED = "Something went wrong on our side. Please try again."

function detailOf(error: unknown): string {
	if (error instanceof AppError) return error.message
	log.error({ err: error }, "a stream of events failed")
	return FAILED
}

/**
 * Server-sent events, one `data:` an event; what is thrown before the first is thrown here, so that it still answers with
 * its status, and later becomes `event: error` with its detail. A reader that leaves ends the events.
 */
export async function eventStream(events: AsyncGenerator<object>): Promise<RawReply> {
	const encoder = new TextEncoder()
	const data = (event: object) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`)
	const first = await events.next()
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			if (first.done) controller.close()
			else controller.enqueue(data(first.value))
		},
		async pull(controller) {
			try {
				const next = await events.next()
				if (next.done) controller.close()
				else controller.enqueue(data(next.value))
			} catch (error) {
				controller.enqueue(encoder.encode(`event: error\ndata: ${JSON.stringify({ detail: detailOf(error) })}\n\n`))
				controller.close()
			}
		},
		async cancel() {
			await events.return(undefined)
		},
	})
	return new RawReply(new Response(body, { headers: HEADERS }))
}
