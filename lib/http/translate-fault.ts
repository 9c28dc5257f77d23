import { AppError } from "@/lib/errors"

/**
 * Faults of the database as the drivers report them. Prisma wraps the driver's error (P1001, P1008, P1017, P2024 and
 * P2028 are its names for "cannot reach", "timed out", "closed", "no free connection" and "transaction API timed out");
 * pg itself reports SQLSTATEs (57P0x: shutting down, 08xxx: connection, 53xxx: out of resources) or socket errors.
 */
const AWAY =
	/^(P1001|P1002|P1008|P1017|P2024|P2028|57P0[123]|08\d{3}|53[03]00|55P03|57014|ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|SocketTimeout|DatabaseNotReachable|ConnectionClosed)$/
const AWAY_TEXT =
	/(timeout exceeded when trying to connect|Connection terminated|Query read timeout|connect ECONNREFUSED|Can't reach database server|the database system is (starting up|shutting down|in recovery)|Client has encountered a connection error|Unable to start a transaction)/i
const FULL = /^(ENOSPC|EDQUOT|53100)$/

function codesOf(error: unknown): string[] {
	const codes: string[] = []
	let current: unknown = error
	for (let depth = 0; depth < 6 && current && typeof current === "object"; depth++) {
		const { code, kind, originalCode, cause, meta } = current as Record<string, unknown>
		for (const value of [code, kind, originalCode]) if (typeof value === "string") codes.push(value)
		const nested = cause ?? (meta as Record<string, unknown> | undefined)?.driverAdapterError
		current = nested
	}
	return codes
}

/** undefined where the fault is none of these: then it is a defect of ours, and answers 500. */
export function asStorageOrDatabaseError(error: unknown): AppError | undefined {
	const codes = codesOf(error)
	if (codes.some((code) => FULL.test(code))) {
		return new AppError("storage_full", "There is no space left to store this. Please tell the site's owner.", {
			cause: error,
		})
	}
	const text = error instanceof Error ? error.message : ""
	if (codes.some((code) => AWAY.test(code)) || AWAY_TEXT.test(text)) {
		return new AppError("unavailable", "The service is not available right now. Please try again in a moment.", {
			cause: error,
			retryAfter: 2,
		})
	}
	return undefined
}
