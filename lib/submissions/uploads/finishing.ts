import { Slots } from "@/lib/db/slots"
import { processWide } from "@/lib/process-wide"

// Slots for measuring, storing, and committing an upload that has arrived, so that no slow sender holds one. A
// submission takes a tenth of a second. More slots would only wait for each other and for the pool's connections.
const AT_ONCE = 4
/** The browser waits two minutes from its last byte. */
const WAIT_MS = 90_000

export function finishing(): Slots {
	const busy = "A lot of videos are being saved right now. Please try again in a moment."
	return processWide("finishing", () => new Slots({ count: AT_ONCE, waitMs: WAIT_MS, busy, retryAfterSeconds: 5 }))
}
