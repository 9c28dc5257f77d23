import { AppError } from "@/lib/errors"

/**
 * The one table of what the drivers report while the database cannot be asked. Prisma wraps the driver's error (P1001,
 * P1002, P1008, P1017, P2024 and P2028 are its names for "cannot reach", "timed out", "closed", "no free connection" and
 * "transaction API timed out"); pg itself reports SQLSTATEs (57P0x: shutting down, 08xxx: connection, 53x00: out of
 * resources) or socket errors.
 */
const AWAY =
	/^(P1001|P1002|P1008|P1017|P2024|P2028|57P0[123]|08\d{3}|53[03]00|ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|SocketTimeout|DatabaseNotReachable|ConnectionClosed)$/
const AWAY_TEXT =
	/connection (is )?(terminated|closed|ended)|terminating connection|can't reach database|timeout exceeded when trying to connect|query read timeout|connect ECONNREFUSED|database system is (starting up|shutting down|in recovery)|encountered a connection error|is not queryable|unable to start a transaction/i
/** It answered, but gave up on a lock (55P03) or on the statement (57014). */
const BUSY = /^(55P03|57014)$/

interface Layer {
	codes: string[]
	message: string
}

/** The error and what it was made from, at most six deep. */
function layersOf(error: unknown): Layer[] {
	const layers: Layer[] = []
	let current: unknown = error
	// A domain's own verdict is not looked behind: the ECONNREFUSED below "upstream_failed" is a mail server's.
	while (layers.length < 6 && current && typeof current === "object" && !(current instanceof AppError)) {
		const { code, kind, originalCode, message, cause, meta } = current as Record<string, unknown>
		const codes = [code, kind, originalCode].filter((value) => typeof value === "string")
		layers.push({ codes, message: typeof message === "string" ? message : "" })
		current = cause ?? (meta as Record<string, unknown> | undefined)?.driverAdapterError
	}
	return layers
}

/** Node's, PostgreSQL's and Prisma's codes of an error and of what it was made from. */
export function errorCodes(error: unknown): string[] {
	return layersOf(error).flatMap(({ codes }) => codes)
}

/** Whether the error means that the database could not be asked, so that asking again soon is right. */
export function databaseAway(error: unknown): boolean {
	return layersOf(error).some(({ codes, message }) => codes.some((code) => AWAY.test(code)) || AWAY_TEXT.test(message))
}

/** A request that met this may come again; a job counts it as a failure, or it would never be given up. */
export function databaseBusy(error: unknown): boolean {
	return errorCodes(error).some((code) => BUSY.test(code))
}
