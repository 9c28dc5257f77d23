import type { Readable } from "node:stream"
import { asStorageError } from "./storage-error"

/** Errors with "unavailable" if a requested chunk does not arrive within `idleMs`. While the consumer pauses, no clock
 * runs. Not a byte stream: enqueueing into one transfers the chunk's memory, and Node's socket chunks share theirs. */
export function readBody(body: Readable, idleMs: number): ReadableStream<Uint8Array> {
	const chunks = body.iterator()
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const stalled = setTimeout(() => body.destroy(new Error("The storage stopped sending.")), idleMs)
				try {
					const { value, done } = await chunks.next()
					if (done) controller.close()
					else controller.enqueue(value)
				} catch (error) {
					throw asStorageError(error)
				} finally {
					clearTimeout(stalled)
				}
			},
			cancel() {
				body.destroy()
			},
		},
		{ highWaterMark: 0 },
	)
}
