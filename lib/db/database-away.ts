import { AppError } from "@/lib/errors"

// What the drivers report while the database is unreachable: Prisma's codes, SQLSTATEs from pg (57P0x: shutting down,
// 08xxx: connection, 53x00: out of resources), and socket errors.
const AWAY =
	/^(P1001|P1002|P1008|P1017|P2024|P2028|57P0[123]|08\d{3}|53[03]00|ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|SocketTimeout|DatabaseNotReachable|ConnectionClosed)$/
const AWAY_TEXT =
	/connection (is )?(terminated|closed|ended)|terminating connection|can't reach database|timeout exceeded when trying to connect|query read timeout|connect ECONNREFUSED|database system is (starting up|shutting down|in recovery)|encountered a connection error|is not queryable|unable to start a transaction/i
/** The database gave up on a lock (55P03) or on the statement (57014). */
const BUSY = /^(55P03|57014)$/
/** A deadlock (40P01) or a serialization failure (40001), and Prisma's names for them. */
const COLLIDED = /^(40001|40P01|P2034|TransactionWriteConflict)$/

interface Layer {
	codes: string[]
	message: string
}

function layersOf(error: unknown): Layer[] {
	const layers: Layer[] = []
	let current: unknown = error
	// Stop at a domain's own error: the ECONNREFUSED below "upstream_failed" is a mail server's.
	while (layers.length < 6 && current && typeof current === "object" && !(current instanceof AppError)) {
		const { code, kind, originalCode, message, cause, meta } = current as Record<string, unknown>
		const codes = [code, kind, originalCode].filter((value) => typeof value === "string")
		layers.push({ codes, message: typeof message === "string" ? message : "" })
		current = cause ?? (meta as Record<string, unknown> | undefined)?.driverAdapterError
	}
	return layers
}

export function errorCodes(error: unknown): string[] {
	return layersOf(error).flatMap(({ codes }) => codes)
}

export function databaseAway(error: unknown): boolean {
	return layersOf(error).some(({ codes, message }) => codes.some((code) => AWAY.test(code)) || AWAY_TEXT.test(message))
}

export function databaseCollided(error: unknown): boolean {
	return errorCodes(error).some((code) => COLLIDED.test(code))
}

/** Whether the database was busy. A request may retry; a job counts it as a failure, so that it ends someday. */
export function databaseBusy(error: unknown): boolean {
	return errorCodes(error).some((code) => BUSY.test(code) || COLLIDED.test(code))
}
