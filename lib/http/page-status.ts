import { headers } from "next/headers"
import { unstable_rethrow } from "next/navigation"
import { STATUS } from "@/lib/bridge.mjs"
import { AppError } from "@/lib/errors"
import { log } from "@/lib/log"
import { statusOf } from "./answer-error"
import { nodeRequest } from "./node-request"
import { asStorageOrDatabaseError } from "./translate-fault"

/** Call it before the page returns. Below a loading.tsx it may be too late; only lib/start's server heeds it. */
export async function setPageStatus(status: number): Promise<void> {
	const raw = nodeRequest({ headers: await headers() })
	if (raw) raw[STATUS] = status
}

/** 503 while the database is down or busy, 500 for a fault of ours. Lets redirects pass. @param what for the log. */
export async function failPage(error: unknown, what: string, about: Record<string, unknown> = {}): Promise<null> {
	unstable_rethrow(error)
	const known = error instanceof AppError ? error : asStorageOrDatabaseError(error)
	if (known) log.warn({ ...about, err: known.message }, what)
	else log.error({ ...about, err: error }, what)
	await setPageStatus(known ? statusOf(known) : 500)
	return null
}

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
