import { Slots } from "@/lib/db/slots"
import { processWide } from "@/lib/process-wide"

// Slots for measuring, storing, and committing an upload. A submission takes 0.1 s; more would wait for the pool.
const AT_ONCE = 4
/** The browser waits two minutes from its last byte. */
const WAIT_MS = 90_000

export function finishing(): Slots {
	const busy = "A lot of videos are being saved right now. Please try again in a moment."
	return processWide("finishing", () => new Slots({ count: AT_ONCE, waitMs: WAIT_MS, busy, retryAfterSeconds: 5 }))
}
