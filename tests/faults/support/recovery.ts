import { setTimeout as delay } from "node:timers/promises"

/** Milliseconds until `works` first says yes. Throws after half a minute. */
export async function timeUntil(works: () => Promise<boolean>): Promise<number> {
	const since = performance.now()
	for (;;) {
		if (await works().catch(() => false)) return performance.now() - since
		if (performance.now() - since > 30_000) throw new Error("It does not come back.")
		await delay(50)
	}
}

export async function timed<T>(work: () => Promise<T>): Promise<T & { ms: number }> {
	const since = performance.now()
	const result = await work()
	return Object.assign(result as T & { ms: number }, { ms: performance.now() - since })
}

/**
 * Milliseconds that a limit is exceeded by on a busy machine: what twenty requests take that do next to nothing. On an
 * idle one that is next to nothing as well.
 */
export async function slackMs(url: string): Promise<number> {
	const since = performance.now()
	// One after the other: a single one may just have been lucky.
	for (let count = 0; count < 20; count += 1) await (await fetch(`${url}/api/health`)).arrayBuffer()
	return performance.now() - since
}
