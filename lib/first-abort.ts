/**
 * A signal that aborts with the first of several others, or after a time limit. AbortSignal.any holds its sources so
 * loosely that a pending AbortSignal.timeout() is garbage-collected and never fires (seen on Node 20.20).
 * @param withinMs the limit from now, in milliseconds.
 * @returns the signal, and stop() to detach from the others and clear the timer once no one is waiting.
 */
export function firstAbort(signals: readonly AbortSignal[], withinMs?: number): { signal: AbortSignal; stop(): void } {
	const controller = new AbortController()
	const abort = () => {
		stop()
		controller.abort()
	}
	const timer = withinMs === undefined ? undefined : setTimeout(abort, withinMs)
	const stop = () => {
		clearTimeout(timer)
		for (const signal of signals) signal.removeEventListener("abort", abort)
	}
	for (const signal of signals) signal.addEventListener("abort", abort, { once: true })
	if (signals.some(({ aborted }) => aborted)) abort()
	return { signal: controller.signal, stop }
}
