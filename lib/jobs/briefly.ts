import { setTimeout as delay } from "node:timers/promises"

const MOMENT_MS = 400

/**
 * Waits for clean-up, which usually takes no time, but at most a moment; the work itself continues. If the database or
 * storage has failed, cleaning up fails as slowly as the work did, and the client would wait for its refusal twice (9 s
 * instead of 4).
 * @param work must not reject.
 */
export async function briefly(work: Promise<unknown>): Promise<void> {
	await Promise.race([work, delay(MOMENT_MS, undefined, { ref: false })])
}
