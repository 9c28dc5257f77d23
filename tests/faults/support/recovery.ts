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
 * Milliseconds that a limit is exceeded by on a busy machine: twenty times what a request takes that does next to nothing.
 * On an idle one that is next to nothing as well.
 */
export async function slackMs(url: string): Promise<number> {
	const { ms } = await timed(async () => {
		const answer = await fetch(`${url}/api/health`)
		await answer.arrayBuffer()
		return answer
	})
	return 20 * ms
}
