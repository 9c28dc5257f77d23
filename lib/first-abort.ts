/**
 * Aborts with the first of several signals, or after a limit. AbortSignal.any holds its sources so loosely that a
 * pending AbortSignal.timeout() is garbage-collected and never fires (seen on Node 20.20). @returns stop() detaches and
 * clears the timer.
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
