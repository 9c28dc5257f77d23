import { headers } from "next/headers"
import { unstable_rethrow } from "next/navigation"
import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { statusOf } from "./answer-error"
import { nodeRequest } from "./node-request"
import { asStorageOrDatabaseError } from "./translate-fault"

const STATUS = Symbol.for("testimonials.status")

/**
 * Sets the status of the page being rendered instead of 200. Call it before the page returns its content. Below a
 * loading.tsx the status line may be on its way already, and under a server other than lib/start it has no effect.
 */
export async function setPageStatus(status: number): Promise<void> {
	const raw = nodeRequest({ headers: await headers() })
	if (raw) raw[STATUS] = status
}

/**
 * For a page that could not be read, and says so in the server's HTML: gives it the status that a call would have, 503
 * while the database is away or busy and 500 for a fault of ours. Lets redirects pass.
 * @param what for the log, such as "wall not readable".
 */
export async function failPage(error: unknown, what: string, about: Record<string, unknown> = {}): Promise<null> {
	unstable_rethrow(error)
	const known = error instanceof AppError ? error : asStorageOrDatabaseError(error)
	if (known) log.warn({ ...about, err: known.message }, what)
	else log.error({ ...about, err: error }, what)
	await setPageStatus(known ? statusOf(known) : 500)
	return null
}

/** What a page shows; null after failPage(). */
export function readOrFail<T>(
	reading: Promise<T>,
	what: string,
	about?: Record<string, unknown>,
): Promise<{ shown: T } | null> {
	return reading.then(
		(shown) => ({ shown }),
		(error: unknown) => failPage(error, what, about),
	)
}
