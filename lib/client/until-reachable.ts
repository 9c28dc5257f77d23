import { retryDelay } from "./retry-delay"
import { waitToRetry } from "./wait-to-retry"

const NONE = 0

/** Resolves once waiting no longer helps: the server answers, or refuses for good. Calls `onLate` once it waits. */
export async function untilReachable(path: string, signal: AbortSignal, onLate: () => void): Promise<void> {
	for (let failures = 1; ; failures += 1) {
		const status = await fetch(path, { method: "HEAD", signal }).then(
			(response) => response.status,
			() => NONE,
		)
		// Waits without a limit for a network: what was sent is stored, and the visitor may leave.
		const delayMs = retryDelay({ status, failures, failingForMs: 0 }, Math.random())
		if (delayMs === null) return
		if (failures === 1) onLate()
		await waitToRetry(delayMs, signal)
	}
}
