import { setTimeout as delay } from "node:timers/promises"

const MOMENT_MS = 400

/** Waits at most a moment for clean-up, which then continues. While the database or storage is away, the client would
 * otherwise wait for its refusal twice (9 s instead of 4). `work` must not reject. */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
	await Promise.race([work, delay(MOMENT_MS, undefined, { ref: false })])
}
