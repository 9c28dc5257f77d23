/** Waits, until the network returns or `onWaiting`'s function is called at the latest. Rejects if `signal` aborts. */
export function waitToRetry(ms: number, signal: AbortSignal, onWaiting?: (endNow: () => void) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(done, ms)
		function clear(): void {
			clearTimeout(timer)
			removeEventListener("online", done)
			signal.removeEventListener("abort", stopped)
		}
		function done(): void {
			clear()
			resolve()
		}
		function stopped(): void {
			clear()
			reject(signal.reason)
		}
		addEventListener("online", done)
		signal.addEventListener("abort", stopped)
		if (signal.aborted) stopped()
		else onWaiting?.(done)
	})
}
