import { AppError } from "@/lib/errors"
import { refusal } from "@/lib/refusals"
import type { Incoming } from "@/lib/submissions/uploads/receive-parts"
import { bodyStream, nodeRequest } from "../node-request"
import { LOST } from "../read-body"
import { ThroughputGuard } from "../throughput-guard"

const PACE_CHECK_MS = 5_000
/** A request that must let go may finish what is in transit, … */
const FINISH_WITHIN_MS = 2_000
/** … and counts as dead after this much silence: a line of 20 KB/s delivers about ten pieces in it. */
const QUIET_MS = 250
const LOOK_EVERY_MS = 50

const CUT = refusal("request_cut", "The request ended before it was complete.", undefined, LOST)
const TOO_SLOW = refusal("upload_too_slow", "The upload was too slow, so we stopped it. Please resume it.")

export interface UploadBody extends Incoming {
	/** Another request wants to continue this upload. */
	letGo(): void
	/** Leaves the rest of the body to the server, which drains it. */
	close(): void
}

/** Enforces the minimum pace. next() @throws `timeout` below it, `bad_request` if the connection broke. */
export function uploadBody(request: Request): UploadBody {
	const source = bodyStream(request)
	const raw = nodeRequest(request)
	let received = 0
	let lastAt = performance.now()
	let isOver = false
	let failure: AppError | undefined
	let wake: (() => void) | undefined
	let pace: ReturnType<typeof setInterval> | undefined
	let leaving: ReturnType<typeof setInterval> | undefined
	const look = () => wake?.()
	const end = (reason?: AppError) => {
		isOver = true
		failure ??= reason
		look()
	}
	const stop = () => end()
	// Also for a body that is never read: an "error" event without a listener ends the process.
	source.on("error", look)

	function start() {
		let guard = new ThroughputGuard(performance.now(), received)
		pace = setInterval(() => {
			// While the previous part is being stored nothing is read, so the sender is not the slow side.
			if (!wake) guard = new ThroughputGuard(performance.now(), received)
			else if (guard.isTooSlow(performance.now(), received)) end(new AppError("timeout", TOO_SLOW))
		}, PACE_CHECK_MS)
		source.on("readable", look).on("end", look).on("close", look)
		lastAt = performance.now()
		// lib/start emits this on every running request when it shuts down.
		raw?.once("stopping", stop)
	}

	return {
		async next() {
			if (!pace) start()
			for (;;) {
				if (failure) throw failure
				if (isOver) return undefined
				const piece = source.read() as Uint8Array | null
				if (piece) {
					received += piece.length
					lastAt = performance.now()
					return piece
				}
				if (source.readableEnded) return undefined
				if (source.destroyed) throw new AppError("bad_request", CUT)
				await new Promise<void>((resolve) => {
					wake = resolve
				})
				wake = undefined
			}
		},
		letGo() {
			if (isOver || leaving) return
			const askedAt = performance.now()
			leaving = setInterval(() => {
				const now = performance.now()
				// A body that has not been read yet cannot be quiet.
				if ((pace && now - lastAt > QUIET_MS) || now - askedAt > FINISH_WITHIN_MS) end()
			}, LOOK_EVERY_MS)
		},
		close() {
			isOver = true
			clearInterval(pace)
			clearInterval(leaving)
			raw?.off("stopping", stop)
			source.off("readable", look).off("end", look).off("close", look)
			source.resume()
		},
	}
}
