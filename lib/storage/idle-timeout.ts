const LOOK_EVERY_MS = 250

/** Aborts `work` once nothing has moved for `idleMs`. With `progress` (bytes so far) a slow transfer may take any
 * time. The S3 client's own inactivity timeout also fires while our reader pauses, as a viewer's browser does. */
export async function withIdleTimeout<T>(
	idleMs: number,
	work: (signal: AbortSignal) => Promise<T>,
	progress: () => number = () => 0,
): Promise<T> {
	const controller = new AbortController()
	let seen = progress()
	let since = performance.now()
	const timer = setInterval(() => {
		const now = performance.now()
		const current = progress()
		if (current !== seen) {
			seen = current
			since = now
		} else if (now - since >= idleMs) {
			controller.abort()
		}
	}, LOOK_EVERY_MS)
	try {
		return await work(controller.signal)
	} finally {
		clearInterval(timer)
	}
}
