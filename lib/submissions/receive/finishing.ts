import { Slots } from "@/lib/db/slots"

/**
 * Measuring, storing and committing what has arrived. No sender holds a place here while its bytes trickle in, so the line
 * moves as fast as disk and database do, however many stand in it; each has a tenth of a second of work, or a bucket that
 * is slow for all. More at once would only wait for one another, and for the pool's connections.
 */
const AT_ONCE = 4
/** The browser waits two minutes from its last byte. */
const WAIT_MS = 90_000

// The routes that share it each evaluate this module.
const FINISHING = Symbol.for("testimonials.finishing")
const holder = globalThis as { [FINISHING]?: Slots }

export function finishing(): Slots {
	holder[FINISHING] ??= new Slots({
		count: AT_ONCE,
		waitMs: WAIT_MS,
		busy: "Many videos are being stored right now. Please try again in a moment.",
		retryAfterSeconds: 5,
	})
	return holder[FINISHING]
}
