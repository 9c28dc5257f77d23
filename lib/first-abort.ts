/**
 * A signal that is aborted with the first of others, or when its time is over. AbortSignal.any would do, if it did not hold
 * what it follows so loosely that AbortSignal.timeout() is collected beside it and never comes (seen on Node 20.20).
 * @param withinMs from now @returns stop: to be called once nobody waits any more; lets go of the others and of the timer
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
