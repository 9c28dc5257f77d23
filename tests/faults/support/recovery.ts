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
