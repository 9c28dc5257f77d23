import { ApiError } from "./api"
import type { WaitingStatus } from "./outgoing-submission"
import { retryDelay } from "./retry-delay"
import { waitToRetry } from "./wait-to-retry"

interface Transfer {
	signal: AbortSignal
	onStatus(status: WaitingStatus): void
	sentBytes(): number
	totalBytes: number
}

/** Attempts must carry the same idempotency key. Rejects with the last ApiError, or with the signal's reason. */
export async function keepSending<T>(attempt: () => Promise<T>, transfer: Transfer): Promise<T> {
	const { signal, onStatus, sentBytes, totalBytes } = transfer
	let failures = 0
	let failingSince = 0
	let byHand = false
	let sentBefore = sentBytes()
	for (;;) {
		try {
			return await attempt()
		} catch (error) {
			if (!(error instanceof ApiError)) throw error
			const now = performance.now()
			// Progress resets the count, so an upload from a train with thirty tunnels arrives, too.
			if (sentBytes() > sentBefore) failures = 0
			sentBefore = sentBytes()
			if (failures === 0) failingSince = now
			// An attempt that the visitor started says nothing about the outage, so it does not count.
			if (failures === 0 || !byHand) failures += 1
			byHand = false
			const { status, retryAfter } = error
			const delayMs = retryDelay({ status, retryAfter, failures, failingForMs: now - failingSince }, Math.random())
			if (delayMs === null) throw error
			await waitToRetry(delayMs, signal, (endNow) =>
				onStatus({
					phase: "waiting",
					status,
					detail: error.detail,
					sentBytes: sentBytes(),
					totalBytes,
					tryNow() {
						byHand = true
						endNow()
					},
				}),
			)
		}
	}
}

/** @throws ApiError as without a network, if a captive portal answered 200 with its own page. */
export function submissionIdOf(answer: unknown): string {
	const id = (answer as { submission_id?: unknown } | null)?.submission_id
	if (typeof id !== "string") throw new ApiError(0, "")
	return id
}
