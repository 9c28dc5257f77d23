import { setTimeout as delay } from "node:timers/promises"

const MOMENT_MS = 400

/**
 * Waits for clean-up that as a rule takes no time, but no longer than a moment; the work goes on by itself. Where the
 * database or the storage is what failed, cleaning up fails as slowly as the work did, and the one who waits for the
 * refusal would wait twice (9 s instead of 4). `work` must not reject.
 */
export async function briefly(work: Promise<unknown>): Promise<void> {
	await Promise.race([work, delay(MOMENT_MS, undefined, { ref: false })])
}
